export const messages = {
  title: (name: string) => `Enrol ${name}`,
  text: "The student gets an email with a link to set a password, which works for 14 days. What the family has said is filled in.",
  tutor: "Tutor",
  tutorHint:
    "The first assignment, for one of the subjects above. Others can be added on the student's page.",
  nobody: "Nobody yet",
  choice: (tutor: string, subject: string) => `${tutor} · ${subject}`,
  submit: "Enrol",
  enrolling: "Enrolling...",
  cancel: "Cancel",
  taken: "There is an account with this email address already.",
  takenBy: (name: string) => `This email address belongs to ${name}, who is a student already.`,
  openStudent: "Open the student's page",
  enrolKnown: (name: string) => `Enrol ${name} Instead`,
  notPossible: "This enquiry has enrolled already, or is lost.",
  notEligible: "This tutor may not teach that subject in this class. Please choose another one.",
};
