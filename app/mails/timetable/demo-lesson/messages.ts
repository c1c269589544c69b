export const messages = {
  student: "Student",
  tutor: "Tutor",
  course: "Course",
  courseName: (subject: string, className: string) => `${subject}, ${className}`,
  starts: "Starts (India time)",
  length: "Length",
  join: (url: string) => `At that time, open this link to join: ${url}`,
  timetable: "Open your timetable",
  family: {
    booked: {
      subject: (time: string) => `Your demo class is on ${time}`,
      text: (academy: string) => `Your free demo class at ${academy} is booked.`,
    },
    moved: {
      subject: (time: string) => `Your demo class is now on ${time}`,
      text: (academy: string) => `Your free demo class at ${academy} has changed. It is now:`,
    },
    cancelled: {
      subject: (time: string) => `Your demo class on ${time} is cancelled`,
      text: (academy: string) => `This free demo class at ${academy} will not take place:`,
    },
    questions: (phone: string) =>
      `If this doesn't suit you, or you have a question, call ${phone}.`,
    reason: (academy: string) =>
      `You get this email because you agreed on a demo class with ${academy}.`,
  },
  tutors: {
    booked: {
      subject: (time: string) => `A demo class with you on ${time}`,
      text: "You give this demo class. It is in your timetable.",
    },
    moved: {
      subject: (time: string) => `Your demo class is now on ${time}`,
      text: "This demo class has changed. It is now:",
    },
    cancelled: {
      subject: (time: string) => `Your demo class on ${time} is cancelled`,
      text: "This demo class will not take place:",
    },
    "given-away": {
      subject: () => "Another tutor gives your demo class",
      text: "Another tutor gives this demo class. You need not do anything.",
    },
  },
};
