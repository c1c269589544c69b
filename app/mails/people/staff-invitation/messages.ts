export const messages = {
  subject: (academy: string) => `Join the staff of ${academy}`,
  text: (academy: string) =>
    `You are invited to the staff of ${academy}. Set a password of at least 12 characters, and you are signed in.`,
  role: "Your role",
  once: (days: number) => `The link works once and expires after ${days} days.`,
  not: "If you don't expect this, you don't need to do anything: nobody can use the account without the link.",
  link: "Set your password",
};
