export const messages = {
  subject: (academy: string) => `Welcome to ${academy}`,
  text: "Your account is ready. We are glad you are here.",
  next: "We are now looking for a tutor who suits you. When your first course is ready, it appears on your dashboard and we will send you an email.",
  link: "Open your dashboard",
};
