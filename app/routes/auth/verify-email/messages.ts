export const messages = {
  title: "Confirm your email address",
  description: "This way we know that our emails about your lessons reach you.",
  submit: "Confirm",
  over: {
    text: "If your address is already confirmed, you don't need a link. Your account page shows whether it is, and can send you a new one.",
    label: "Go to your account",
    to: "/account",
  },
};
