export const messages = {
  title: "Confirm your new email address",
  description:
    "From then on you sign in with it, and our mails go there. Your other devices are signed out.",
  submit: "Confirm",
  over: {
    text: "Your account page says which address you have now, and can ask for another one.",
    label: "Go to your account",
    to: "/account",
  },
};
