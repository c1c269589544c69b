/** The labels of the link to the form of a report, which the loader writes. */
export const messages = { send: "Report", change: "Change report" };

/** Who gives a lesson instead of its tutor. */
export const givenBy = {
  accepted: (tutor: string) => `${tutor} teaches this lesson`,
  asked: (tutor: string) => `${tutor} was asked to teach this lesson`,
};
