export const messages = {
  subject: "Please confirm your email address",
  text: "Please confirm that this is your address, so that we can reach you about your classes.",
  days: (days: number) => `The link works for ${days} days. Everything works without it too.`,
  not: "If you have no account with us, somebody mistyped their address. Please do nothing.",
  link: "Confirm your address",
};
