export const messages = {
  subject: "Choose a new password",
  text: "We received a request for a new password for your account.",
  once: (minutes: number) => `The link works once, and for ${minutes} minutes.`,
  not: "If it wasn't you, do nothing: your password stays as it is.",
  link: "Choose a new password",
};
