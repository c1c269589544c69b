export const messages = {
  title: "Choose a new password",
  description: "You will be signed out on all devices, and can then sign in with the new password.",
  submit: "Change Password",
  pending: "Changing...",
  over: {
    text: "You can ask for a new link. It only takes a minute.",
    label: "Send a new link",
    to: "/forgot-password",
  },
};
