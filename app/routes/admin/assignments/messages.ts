import { maxCountedLoad, type AssignmentProblem } from "#domain/assignments/assignment.ts";

export const messages = {
  caption: "Assignments",
  empty:
    "No assignments found. Create your first assignment using the Create New Assignment button above.",
  student: "Student",
  class: "Class",
  subject: "Subject",
  tutor: "Tutor",
  assigned: "Assigned",
  status: "Status",
  handOver: "Hand Over",
  needsTutor: "Needs a tutor",
  tutorSuspended: "Tutor suspended",
  formerTutorInside: "a former tutor",
  deleteTitle: "Delete assignment",
  deleteQuestion: "Are you sure you want to delete this assignment?",
  deleteDetail: (student: string, tutor: string, subject: string) =>
    `${student} learns ${subject} with ${tutor}. Recordings, lessons, exams and announcements go with the assignment.`,
};

export const createMessages = {
  title: "Create New Assignment",
  choose: "Choose one",
  chooseClassAndSubject: "Choose a class and a subject first",
  typeToSearch: "Type a name, email or phone",
  matches: "Matches",
  noStudents: "No students match.",
  noTutors: "No approved tutors available for this class and subject",
  teaches: (className: string, subject: string) => `Teaches ${className} · ${subject}`,
  taught: (subjects: readonly string[]) => `has taught this student ${subjects.join(" and ")}`,
  wanted: (student: string, subjects: string) => `${student} asked for ${subjects}.`,
  otherClass: (student: string, className: string) =>
    `${student} is in ${className}. You can still choose another class.`,
  otherSubject: (student: string) =>
    `${student} did not ask for this subject. You can still choose it.`,
  load: (count: number) => {
    if (count === 0) return "no active assignments";
    if (count >= maxCountedLoad) return `${maxCountedLoad} or more active assignments`;
    return count === 1 ? "1 active assignment" : `${count} active assignments`;
  },
  experience: (band: string) => `${band} of experience`,
  find: "Find by name or email",
  showMatches: "Show matches",
  submit: "Create Assignment",
  creating: "Creating...",
  cancel: "Cancel",
  refused: "Error creating assignment",
  refusedDetail: "The student no longer exists, or already has the same assignment.",
};

export const problems: Record<AssignmentProblem, string> = {
  "selection-missing": "Please select student, tutor, class, and subject",
  "tutor-not-eligible": "No approved tutors available for this class and subject",
};
