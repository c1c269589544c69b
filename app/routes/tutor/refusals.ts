/** §6's words for a tutor who may not manage content yet. */
export const refusals = {
  add: "You need to be approved before you can add content. Please wait for admin approval.",
  manage: "You need to be approved before you can manage content. Please wait for admin approval.",
};
