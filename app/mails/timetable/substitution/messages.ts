export const messages = {
  asked: {
    subject: (subject: string, time: string) => `Can you teach a ${subject} lesson on ${time}?`,
    text: (tutor: string) =>
      `The academy asks you to teach this one lesson instead of ${tutor}. Your time is kept free for it. Open it and say yes or no with one press:`,
  },
  ended: {
    subject: (time: string) => `The lesson on ${time} is no longer yours to teach`,
    text: (time: string) =>
      `You were asked to teach the lesson on ${time} instead of its tutor. It was moved, cancelled or given back, so your time is free again.`,
  },
  student: "Student",
  course: "Class and subject",
  starts: "Starts",
  length: "Length",
  courseOf: (className: string, subject: string) => `${className}, ${subject}`,
  link: "Open the lesson and answer",
  home: "Open your dashboard",
};
