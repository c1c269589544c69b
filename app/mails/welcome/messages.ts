export const messages = {
  subject: "Welcome to Viluva",
  text: "Your account is ready. We are glad that you are here.",
  next: "We now look for a tutor who suits you. Once your first course is ready, it appears on your dashboard, and we send you a mail.",
  link: "Open your dashboard",
};
