/** The labels of the link to the form of a report, which the loader writes. */
export const messages = { send: "Report", change: "Change report" };
