/** The words of a person's assignments that the browser needs as well. */
export const courseMessages = {
  with: "With",
  chapters: "Chapters",
  weekly: "Add Weekly Lessons",
  handOver: "Hand Over",
  end: "End Assignment",
  again: "Assign Again",
};
