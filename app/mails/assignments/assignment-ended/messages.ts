export const messages = {
  student: {
    other: "Tutor",
    subject: (subject: string) => `Your course in ${subject} has ended`,
    text: "This course has ended:",
    next: "Its recordings, exams and announcements stay on your dashboard. Planned lessons are cancelled. If you would like to go on, please contact us.",
    link: "Open the course",
  },
  guardian: (child: string) => ({
    other: "Tutor",
    subject: (subject: string) => `${child}'s course in ${subject} has ended`,
    text: "This course has ended:",
    next: "Planned lessons are cancelled. If you would like to go on, please contact us.",
    link: "Open your page",
  }),
  formerTutor: {
    other: "Student",
    subject: (subject: string) => `A course of yours in ${subject} has ended`,
    text: "The academy has ended this course:",
    next: "It is no longer on your dashboard, and planned lessons are cancelled. The student can still read what you published. Thank you for teaching them.",
    link: "Open your dashboard",
  },
};
