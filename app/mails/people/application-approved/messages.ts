export const messages = {
  subject: "You have been approved as a tutor",
  text: (academy: string) =>
    `Good news: your application has been approved. Welcome to ${academy}.`,
  next: "We will send you an email when you get a student. Then you can publish recordings, lessons, exams and announcements on your dashboard.",
  link: "Open your dashboard",
};
