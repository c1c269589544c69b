export const messages = {
  subject: "Your password was changed",
  text: "The password of your account was changed, and every other device was signed out.",
  when: "When",
  not: "If it wasn't you, choose a new password at once, and write to us.",
  link: "Choose a new password",
};
