/** The words of the link to the page of a lesson that is over; the student's course loads no others. */
export const outcomeWords = { link: "How it turned out" };
