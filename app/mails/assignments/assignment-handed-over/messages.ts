export const messages = {
  student: {
    other: "New tutor",
    subject: (subject: string) => `You have a new tutor in ${subject}`,
    text: "Another tutor now teaches this course:",
    next: "Nothing is lost: recordings, exams, announcements and planned lessons are where they were.",
    link: "Open the course",
  },
  guardian: (child: string) => ({
    other: "New tutor",
    subject: (subject: string) => `${child} has a new tutor in ${subject}`,
    text: "Another tutor now teaches this course:",
    next: "Planned lessons take place at the same times.",
    link: "Open your page",
  }),
  tutor: {
    other: "Student",
    subject: (subject: string) => `You have a new student in ${subject}`,
    text: "You have taken over a course from another tutor:",
    next: "What was published so far and the planned lessons are in the course. Please check their times and links, and introduce yourself to the student.",
    link: "See your student",
  },
  formerTutor: {
    other: "Student",
    subject: (subject: string) => `Another tutor has taken over a course in ${subject}`,
    text: "The academy has given this course to another tutor:",
    next: "It is no longer on your dashboard, and its lessons are cancelled in your calendar. What you published stays with the student, under your name. Thank you for teaching them.",
    link: "Open your dashboard",
  },
};
