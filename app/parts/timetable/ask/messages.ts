/** The words of the links with which a family asks; the student's home and course load no others. */
export const words = {
  move: "Ask for Another Time",
  cancel: "Ask to Cancel",
  withdraw: "Withdraw the Request",
};
