export const messages = {
  subject: "Your email address was changed",
  text: "Your account now has another email address. You sign in with it from now on, and we will write to you there.",
  not: "If it wasn't you, undo the change: your account gets this address back, and you choose a new password.",
  days: (days: number) => `The link works once and expires after ${days} days.`,
  link: "Undo the change",
};
