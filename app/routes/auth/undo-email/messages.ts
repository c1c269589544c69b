export const messages = {
  title: "Take your email address back",
  description:
    "Your account gets this address again. Whoever changed it knew your password, so please choose a new one. You will be signed out on all devices.",
  submit: "Take it back",
  pending: "Taking it back...",
  over: {
    text: "If somebody has changed your email address and you can't take it back, please write to us at once.",
    label: "Write to us",
    to: "/contact",
  },
};
