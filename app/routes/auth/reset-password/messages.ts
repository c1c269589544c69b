export const messages = {
  title: "Choose a new password",
  description: "You are then signed out on all devices, and sign in with the new one.",
  submit: "Change Password",
  pending: "Changing...",
  over: {
    text: "Ask for a new link: it takes a minute.",
    label: "Send a new link",
    to: "/forgot-password",
  },
};
