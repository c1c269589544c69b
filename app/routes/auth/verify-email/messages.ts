export const messages = {
  title: "Confirm your email address",
  description: "We then know that our mails about your classes reach you.",
  submit: "Confirm",
  over: {
    text: "You need no link if your address is confirmed already: your account page says whether it is, and sends a new link.",
    label: "Go to your account",
    to: "/account",
  },
};
