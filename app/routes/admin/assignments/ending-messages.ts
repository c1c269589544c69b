import { maxCountedLoad, type HandOverProblem } from "#domain/assignments/assignment.ts";

const sessions = (count: number) =>
  count === 1 ? "The planned lesson is" : `The ${count} planned lessons are`;

function everything(coming: number): string {
  if (coming === 0) return "Recordings, exams and announcements";
  const planned = coming === 1 ? "the planned lesson" : `the ${coming} planned lessons`;
  return `Recordings, exams, announcements and ${planned}`;
}

export const endingMessages = {
  course: (subject: string, className: string) => `${subject} (${className})`,
  formerTutor: "a former tutor",
  cancel: "Keep Assignment",
  endTitle: "End assignment",
  endQuestion: (student: string, course: string, tutor: string) =>
    `Should ${student} no longer learn ${course} with ${tutor}?`,
  endDetail: (coming: number) =>
    `${coming === 0 ? "" : `${sessions(coming)} cancelled. `}The student can still read everything else in the course. The tutor no longer sees it. Both get an email.`,
  end: "End Assignment",
  ending: "Ending...",
  handOverTitle: "Hand over to another tutor",
  handOverText: (student: string, course: string, tutor: string) =>
    `${student} learns ${course} with ${tutor}.`,
  handOverDetail: (coming: number) =>
    `${everything(coming)} go to the new tutor. The student and the tutors get an email.`,
  successors: "New tutor",
  find: "Find a tutor",
  search: "Search",
  more: "There are more tutors. Search for a name to find one.",
  noTutors: "No approved tutors available for this class and subject",
  noMatch: "No tutor with this name can take over the course.",
  knows: (student: string) => `Has taught ${student}`,
  load: (count: number) => {
    if (count === 0) return "No active assignments";
    if (count >= maxCountedLoad) return `${maxCountedLoad} or more active assignments`;
    return count === 1 ? "1 active assignment" : `${count} active assignments`;
  },
  booked:
    "That tutor has other lessons at the times of these. Move one of the two, or choose another tutor.",
  unusual:
    "Some of the lessons to come are at times at which that tutor should perhaps not teach. Press again if you mean it, or choose another tutor.",
  unusualLesson: (when: string, why: string) => `${when}: ${why}`,
  moreLessons: (count: number) => (count === 1 ? "and one more" : `and ${count} more`),
  handOver: "Hand Over",
  handingOver: "Handing over...",
};

export const handOverProblems: Record<Exclude<HandOverProblem, "not-possible">, string> = {
  "selection-missing": "Please select a tutor.",
  "tutor-not-eligible": "This tutor is not available for this class and subject.",
};
