export const messages = {
  title: "Forgot your password?",
  description:
    "Tell us the email address of your account. We send you a link to choose a new password.",
  submit: "Send the link",
  pending: "Sending...",
  links: [
    { before: "Remembered it?", label: "Student sign in", to: "/login" },
    { before: "Are you a tutor?", label: "Tutor sign in", to: "/tutor-login" },
  ],
  sent: {
    title: "Look into your mailbox",
    description: "If an account with that address exists, we have sent a link to it.",
    text: "It can take a minute or two. The link works once, for 10 minutes. If you find nothing, look into the spam folder, and check that it is the address that you signed up with.",
    signIn: "Back to sign in",
    again: { before: "Nothing came?", label: "Ask once more" },
  },
};
