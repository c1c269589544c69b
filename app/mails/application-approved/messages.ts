export const messages = {
  subject: "You are approved as a tutor",
  text: "Good news: your application is approved. Welcome to Viluva's tutors.",
  next: "We send you a mail when you get a student. Then you can publish recordings, live sessions, exams and announcements on your dashboard.",
  link: "Open your dashboard",
};
