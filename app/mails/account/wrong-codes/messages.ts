export const messages = {
  subject: "Wrong codes were entered for your account",
  text: (count: number) =>
    `Somebody entered your password and then ${count} wrong codes. Nobody was signed in.`,
  when: "When",
  not: "If it wasn't you, somebody knows your password: choose a new one at once, and write to us.",
  link: "Choose a new password",
};
