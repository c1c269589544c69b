/** The words around a report, which loaders write. */
export const messages = {
  summary: (what: string) => `Report: ${what}`,
  by: (tutor: string, at: string) => `${tutor}, ${at}`,
  sent: (at: string) => `Sent on ${at}`,
  /** @param sent who sent it, and when */
  changed: (sent: string, at: string) => `${sent}; changed on ${at}`,
};
