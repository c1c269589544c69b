export const messages = {
  promise: "Do it at a certain time",
  promiseHint: "It is on the home when it is due. Such as: call back on Friday at 5 PM.",
  date: "Date",
  time: "Time (India)",
  owner: "Who does it",
  anybody: "Anybody",
  due: (when: string) => `To do: ${when}`,
  dueBy: (when: string, name: string) => `To do: ${when}, by ${name}`,
  kept: (when: string) => `Done: ${when}`,
  done: "Done",
  doneOf: (note: string) => `Done: ${note}`,
};
