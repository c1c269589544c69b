/** Sent with the data of a pending tutor's home: nobody else needs these words. */
export const applicationSteps = [
  {
    title: "Application received",
    text: "We have everything we need from you.",
    state: "Done",
  },
  {
    title: "Reading your application",
    text: "Someone at the academy is reading it.",
    state: "In progress",
  },
  {
    title: "Approval",
    text: "We email you as soon as your application is approved.",
    state: "Not yet",
  },
  {
    title: "Your first student",
    text: "An admin assigns you a student, and you plan your first lesson.",
    state: "Not yet",
  },
];

export const stepsTitle: string = "What happens next";
