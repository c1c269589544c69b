export const messages = {
  subject: "Your email address was changed",
  text: "Your account has another email address now. You sign in with the new one, and our mails go there.",
  not: "If it wasn't you, undo the change: your account gets this address back, and you choose a new password.",
  days: (days: number) => `The link works once, and for ${days} days.`,
  link: "Undo the change",
};
