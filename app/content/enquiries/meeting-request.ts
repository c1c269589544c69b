/** The meeting form's message for each problem. */
export const meetingProblems = {
  "date-missing": "Please choose a date.",
  "time-missing": "Please choose a time.",
  "moment-unreal": "Please choose a real date and time.",
  "name-missing": "Please enter your name.",
  "email-missing": "Please enter your email.",
  "email-malformed": "Please enter a valid email.",
  "phone-missing": "Please enter your phone number.",
};

/** The words of the request that the form prepares: message, mail and calendar entry. */
export const meetingRequest = {
  greeting: (name: string) => `Hello ${name}, I would like to meet you online.`,
  subject: (name: string) => `Meeting request: ${name}`,
  when: "When",
  name: "Name",
  email: "Email",
  phone: "Phone",
  grade: "Grade",
  subjectField: "Subject",
  topic: "Topic",
  services: "Services",
  serviceList: (services: readonly string[]) => services.join(", "),
  message: "Message",
  calendarTitle: (name: string) => `Meeting with ${name} (requested)`,
  calendarNote: (name: string) => `Requested, not yet confirmed by ${name}.`,
  location: "Online",
  fileName: "meeting.ics",
};
