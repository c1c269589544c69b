import { count } from "#content/shared/count.ts";
import { maxChapterName, maxChapters, type SyllabusProblem } from "#domain/teaching/syllabus.ts";

export const messages = {
  title: "Syllabus",
  text: "The chapters that tutors tick in their reports, and that families see on the progress page.",
  class: "Class",
  subject: "Subject",
  choose: "Choose",
  show: "Show Chapters",
  chapters: "Chapters, one a line",
  hint: `Up to ${maxChapters} chapters. Reports that were sent keep the names that they were sent with.`,
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

/** Why chapters were not saved. @param chapter the one that is wrong */
export const problems: Record<SyllabusProblem["code"], (chapter: string) => string> = {
  "no-chapters": () => "Please write at least one chapter, or use the standard list.",
  "too-many": () => `Please write at most ${maxChapters} chapters.`,
  "too-long": (chapter) => `This chapter has more than ${maxChapterName} characters: ${chapter}`,
  "hidden-characters": (chapter) =>
    `This chapter has invisible characters. Please type it again: ${chapter}`,
  repeated: (chapter) => `This chapter is in the list twice: ${chapter}`,
};
