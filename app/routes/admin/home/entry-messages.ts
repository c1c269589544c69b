import { count } from "#content/count.ts";

/** "3", or "50+" for as many as are counted or more. */
const numberOf = (number: number, most: number) => (number >= most ? `${most}+` : String(number));

/** The words of the home's entries, which its loader writes: the browser does not load them. */
export const entryMessages = {
  numberOf,
  more: (shown: number, all: number, most: number) => `${numberOf(all - shown, most - shown)} more`,
  applied: (date: string) => `Applied on ${date}`,
  background: (qualification: string, band: string) => `${qualification}, ${band} of experience`,
  waiting: (className: string, date: string) => `${className}, waiting since ${date}`,
  demo: (times: readonly string[]) => `Wants a demo class on ${times.join(" or ")}`,
  teaches: (className: string, subject: string) => `Teaches ${className} ${subject}`,
  load: (number: number, most: number) => {
    if (number === 0) return "no students yet";
    return number >= most ? `${most} or more students` : count(number, "student", "students");
  },
  taught: (student: string) => `taught ${student} before`,
  guardianOf: (guardian: string) => `Guardian: ${guardian}`,
  since: (date: string) => `since ${date}`,
  who: (student: string, tutor: string) => `${student} with ${tutor}`,
  formerTutor: "a former tutor",
  held: (courses: string, lessons: string) => `${courses} on hold, ${lessons} planned`,
  courses: (number: number, most: number) =>
    number === 1 ? "1 course" : `${numberOf(number, most)} courses`,
  lessons: (number: number, most: number) =>
    number === 1 ? "1 lesson" : `${numberOf(number, most)} lessons`,
  suspendedSince: (date: string) => `Suspended since ${date}`,
  tutorLeft: (courses: string) => `${courses} without a tutor, because the tutor has left`,
};
