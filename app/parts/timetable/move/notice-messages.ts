/** What the server says after a change of the week. */
export const messages = {
  moved: "The lesson was moved.",
  movedTo: (when: string) => `The lesson was moved to ${when}.`,
  severalMoved: (count: number) => `${count} lessons were moved.`,
  severalBack: "The lessons are back at their old times.",
  movedBack: "The lesson is back at its old time.",
  placeTaken: "That can't be undone: there is another lesson at the old time by now.",
  stays: "That can't be undone any more.",
  undo: "Undo",
};
