export const messages = {
  title: "Forgot your password?",
  description:
    "Enter the email address of your account. We will send you a link to choose a new password.",
  submit: "Send the link",
  pending: "Sending...",
  links: [
    { before: "Remembered it?", label: "Student sign in", to: "/login" },
    { before: "Are you a tutor?", label: "Tutor sign in", to: "/tutor-login" },
  ],
  sent: {
    title: "Check your email",
    description: "If an account with that address exists, we have sent a link to it.",
    text: "It can take a minute or two. The link works once, for 10 minutes. If you can't find the email, check the spam folder, and that this is the address you signed up with.",
    signIn: "Back to sign in",
    again: { before: "No email yet?", label: "Ask again" },
  },
};
