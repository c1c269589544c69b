export const messages = {
  subject: "Please confirm your email address",
  text: "Please confirm that this is your address, so that we can reach you about your classes.",
  days: (days: number) =>
    `The link works for ${days} days. Your classes work without it too; a calendar address and a guardian need it.`,
  not: "If you have no account with us, somebody else typed your address. Please do nothing: whoever typed it would have a confirmed account.",
  link: "Confirm your address",
};
