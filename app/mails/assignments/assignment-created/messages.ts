export const messages = {
  student: {
    other: "Tutor",
    subject: (subject: string) => `Your course in ${subject} is ready`,
    text: "You have a tutor. Your new course:",
    next: "Lessons, recordings and exams appear there as your tutor publishes them.",
    link: "Open the course",
  },
  tutor: {
    other: "Student",
    subject: (subject: string) => `You have a new student in ${subject}`,
    text: "You have a new student:",
    next: "Please plan the first lesson with them soon.",
    link: "See your student",
  },
};
