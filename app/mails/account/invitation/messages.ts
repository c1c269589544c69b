export const messages = {
  subject: "You are invited: choose your password",
  text: "We have made an account for you, with this email address. Choose a password, and you are in.",
  once: (days: number) =>
    `The link works once and expires after ${days} days. If it has expired, choose “Forgot your password?” where you sign in.`,
  not: "If you don't expect this, you don't need to do anything: nobody can use the account without the link.",
  link: "Set your password",
};
