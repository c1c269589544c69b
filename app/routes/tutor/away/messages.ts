import { count } from "#content/shared/count.ts";

/** What a tutor reads while they are away; sent with the data. */
export const messages = {
  title: "While you are away",
  intro: "Choose what becomes of your lessons. Families get one email each with all of theirs.",
  unsaved: "Your time off is not saved yet. The button below saves it.",
  other: (days: string, lessons: number) => `${days}: ${count(lessons, "lesson", "lessons")}`,
  makeUps: "Make-up lessons to plan",
  makeUp: (student: string, at: string) => `${student}, for the lesson of ${at}`,
  notices: {
    "away-saved": "Your time off is saved and the lessons are changed. Families get an email.",
    "away-partly": "Some lessons could not be changed. They are below, each with its reason.",
    "time-off-saved": "Your time off is saved.",
    "lesson-moved-back": "The lesson is back at its time.",
    "lesson-restored": "The lesson takes place after all. The family gets an email.",
    "lesson-not-restored":
      "This could not be undone: the time is taken, or the lesson has changed.",
  },
};
