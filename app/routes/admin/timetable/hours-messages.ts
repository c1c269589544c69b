/** What is left of a tutor's hours on a day. Only the server needs these words. */
export const hoursMessages = {
  free: (hours: number) => `${hours} h free`,
  off: "Not teaching",
  timeOff: "Time off",
};
