/** Sent with the data: the home's script has no room for them. */
export const messages = {
  demo: "Demo class",
  demos: "Demo classes",
  zone: (day: string) => `${day}. All times are India time (IST).`,
  noneYet: "Your lessons will appear here once you have a student.",
  lastShown: "Lessons after these are on each student's Live Sessions tab.",
  left: "Finished, or no longer today.",
  /** What a lesson was about. @param practise what to practise, "" for nothing */
  last: (covered: string, practise: string) =>
    [covered, practise && `To practise: ${practise}`].filter(Boolean).join(". "),
  whileAway: (count: number) =>
    count === 1 ? "1 lesson while you are away" : `${count} lessons while you are away`,
  makeUps: (count: number) =>
    count === 1 ? "1 make-up lesson to plan" : `${count} make-up lessons to plan`,
  past: (count: number) => `Earlier today and yesterday (${count})`,
  reports: (count: number) => (count === 1 ? "1 report to write" : `${count} reports to write`),
};
