export const messages = {
  title: "Add Live Session",
  /** "Monday, January 4 at 5:00 PM" */
  at: (day: string, time: string) => `${day} at ${time}`,
  student: "Student",
  choose: "Choose a student",
  missing: "Please choose a student.",
  next: "Next",
  cancel: "Not Now",
};
