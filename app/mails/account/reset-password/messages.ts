export const messages = {
  subject: "Choose a new password",
  text: "We received a request for a new password for your account.",
  once: (minutes: number) => `The link works once and expires after ${minutes} minutes.`,
  not: "If it wasn't you, you don't need to do anything. Your password stays the same.",
  link: "Choose a new password",
};
