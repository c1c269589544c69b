export const messages = {
  subject: "Your email address was changed",
  text: "Your account has another email address now. You sign in with the new one, and our mails go there.",
  not: "If it wasn't you, take it back: your account gets this address again, and a password that you choose.",
  days: (days: number) => `The link works once, and for ${days} days.`,
  link: "Take it back",
};
