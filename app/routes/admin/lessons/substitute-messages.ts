/** The dialog in which the office asks another tutor to give one lesson; sent with the data. */
export const messages = {
  title: "Substitute",
  intro: (tutor: string) =>
    `Another tutor teaches this one lesson instead of ${tutor}. They get an email and accept or decline with one press. The family hears once they accept.`,
  asked: (name: string) => `${name} was asked, and has not answered yet.`,
  accepted: (name: string) => `${name} teaches this lesson.`,
  wanted: "The last substitute declined or can't teach it any more.",
  choose: "Free then, and teaching this class and subject",
  none: "No tutor of this class and subject is free then. Move the lesson or cancel it.",
  hasTaught: (student: string) => `Has taught ${student}`,
  dayFree: "No other lesson that day",
  day: (times: string) => `That day: ${times}`,
  ask: "Ask This Tutor",
  asking: "Asking...",
  back: (tutor: string) => `${tutor} Teaches It`,
  cancel: "Close",
  chooseOne: "Please choose a tutor.",
  refusals: {
    "not-approved":
      "This lesson can't be changed: its assignment has ended, or its tutor does not teach at present.",
    "not-possible":
      "This lesson can't be changed: it is over or cancelled, its assignment has ended, or its tutor does not teach at present.",
    taken: "This tutor is not free any more. Please choose another one.",
  },
};
