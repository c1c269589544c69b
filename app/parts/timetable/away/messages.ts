/** What a desk has on the screen before its data. */
export const messages = {
  title: "Away",
  show: "Show Lessons",
  noLessons: "No lessons are planned then.",
  reason: "Reason",
  reasonHint: "The families of cancelled lessons read it",
  save: "Save and Change Lessons",
  change: "Change Lessons",
  saveDays: "Save Time Off",
  saving: "Saving...",
  done: "Done",
  undo: "Undo",
  open: "Open",
};
