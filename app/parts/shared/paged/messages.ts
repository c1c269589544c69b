/** The links between the pages of a list that are numbered. */
export const messages = {
  pages: "Pages",
  previous: "Previous",
  next: "Next",
};
