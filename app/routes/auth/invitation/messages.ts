export const messages = {
  title: "Set Your Password",
  description:
    "Welcome! Your account is ready. Choose a password, and you are signed in with this email address.",
  submit: "Set Password",
  pending: "Setting...",
  over: {
    text: "If you have set a password already, sign in with it. Otherwise we can mail you a link to choose one.",
    label: "Send me a link",
    to: "/forgot-password",
  },
};
