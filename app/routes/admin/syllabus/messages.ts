import { count } from "#content/shared/count.ts";
import {
  maxChapterName,
  maxChapters,
  type SyllabusProblem,
} from "#domain/teaching/chapter-list.ts";

export const messages = {
  title: "Syllabus",
  text: "The chapters that tutors tick in their reports, and that families see on the progress page.",
  class: "Class",
  subject: "Subject",
  choose: "Choose",
  show: "Show Chapters",
  chapters: "Chapters, one a line",
  hint: `Up to ${maxChapters} chapters. Reports that were sent keep the names that they were sent with.`,
  otherNames:
    "A chapter of your own may have its name in Telugu and in Hindi on the same line. Standard chapters have theirs.",
  withoutName: { te: "Without a name in Telugu", hi: "Without a name in Hindi" },
  firstName: "Families who read that language see the first name of the line.",
  allNamed: "Every chapter has a name in Telugu and in Hindi.",
  save: "Save Chapters",
  saving: "Saving...",
  reset: "Use the Standard List",
  own: "Your own list",
  standard: "Standard list",
  none: "There is no standard list for this class and subject. Tutors write freely what they covered, until you add one.",
  number: (chapters: number) => count(chapters, "chapter", "chapters"),
  ownLists: "Your own lists",
  noOwnLists: "None yet: every class and subject uses the standard list.",
  listName: (subject: string, className: string) => `${subject}, ${className}`,
  notChosen: "Please choose a class and a subject.",
};

/** Why chapters were not saved. @param text the name or the line that is wrong */
export const problems: Record<SyllabusProblem["code"], (text: string) => string> = {
  "no-chapters": () => "Please write at least one chapter, or use the standard list.",
  "too-many": () => `Please write at most ${maxChapters} chapters.`,
  "no-name": (line) => `This line has no English name before the others: ${line}`,
  "too-many-names": (line) => `This line has more than three names: ${line}`,
  "too-long": (name) => `This name has more than ${maxChapterName} characters: ${name}`,
  "hidden-characters": (name) =>
    `This name has invisible characters. Please type it again: ${name}`,
  "not-te": (name) => `The second name of a line is in Telugu letters. This one is not: ${name}`,
  "not-hi": (name) => `The third name of a line is in Hindi letters. This one is not: ${name}`,
  repeated: (chapter) => `This chapter is in the list twice: ${chapter}`,
  "same-name": (name) => `Two chapters have this name: ${name}`,
};
