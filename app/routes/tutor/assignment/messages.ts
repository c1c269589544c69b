export const messages = {
  ended: (date: string | null) =>
    date === null ? "This assignment has ended" : `This assignment ended on ${date}`,
  endedText:
    "Your student can still read what you published here. You can no longer add, change or delete anything in it.",
  stillPossible:
    "You can still download what you published. If the course starts again with you, it comes back to your dashboard with everything in it.",
  openExport: "See What We Keep",
  showAll: (count: number) => `Show all ${count} lessons`,
  leftOut: (count: number) =>
    count === 1 ? "1 weekly lesson is left out" : `${count} weekly lessons are left out`,
  leftOutWhy: "Their time was taken, or the day was off, when they were planned.",
};
