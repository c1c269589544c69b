export const messages = {
  title: "Confirm your new email address",
  description:
    "You will sign in with it from then on, and we will write to you there. Your other devices will be signed out.",
  submit: "Confirm",
  over: {
    text: "You can see your current address on your account page, and change it there.",
    label: "Go to your account",
    to: "/account",
  },
};
