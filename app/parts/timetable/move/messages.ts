export const messages = {
  date: "Date",
  time: "Time",
  timeHint: "India time (IST)",
  move: "Move Lesson",
  moveLate: "This lesson is over. If you move it now, the academy looks into what happened.",
  question: "This is one of weekly lessons. Which of them do you want to move?",
  scopeHint:
    "The others move by the same difference of day and time. A lesson that was moved alone stays where it is.",
  moving: "Moving...",
  cancel: "Keep It As It Is",
  noTime: "Please choose a date and a time.",
  refused: {
    moved: "This lesson was moved meanwhile. Please look at it again.",
    changed: "This lesson was changed meanwhile. Please look at it again.",
    gone: "This lesson was deleted meanwhile.",
    cancelled: "This lesson was cancelled meanwhile.",
    identical: "There is such a lesson at that time already.",
  },
  at: (start: string, range: string) => `${start} (${range})`,
};
