/** The dialogs that change a lesson, and what opens them. */
export const messages = {
  move: "Move",
  cancel: "Cancel Lesson",
  link: "Correct Link",
  makeUp: "Plan Make-up Lesson",
  restore: "Let It Take Place",
  restoring: "Saving...",
  moveTitle: "Move Lesson",
  linkTitle: "Correct the link",
  linkHint: "Families and the tutor join the lesson with it.",
  url: "URL",
  urlPlaceholder: "https://",
  save: "Save Link",
  saving: "Saving...",
  keep: "Keep It As It Is",
  makesUpFor: (at: string) => `For the lesson of ${at}, which was cancelled.`,
  planning: "Planning...",
};
