/** What is said of an application that has left a list. */
export const leftMessages = {
  approved: "Approved.",
  rejected: "Rejected.",
};
