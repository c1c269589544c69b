/** §6's words for a tutor who may not do something; a rejected one has nothing to wait for. */
export const messages = {
  add: {
    waits: "You need to be approved before you can add content. Please wait for admin approval.",
    rejected: "You need to be approved before you can add content. Please contact support.",
  },
  manage: {
    waits: "You need to be approved before you can manage content. Please wait for admin approval.",
    rejected: "You need to be approved before you can manage content. Please contact support.",
  },
};
