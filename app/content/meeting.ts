import { subjects, classes } from "#domain/catalogue.ts";

/** The words of the meeting form (§5). Its input never leaves the browser. */
export const meeting = {
  title: "Schedule a meeting",
  text: "Pick a date and time to talk with us. You get a ready message to send by WhatsApp or email, and an entry for your calendar.",
  promise:
    "This page sends nothing by itself. What you type stays on your device until you send it.",
  ask: {
    text: "Is it about a free demo class? Then let us call you.",
    link: { label: "Ask for a demo class", href: "/book-a-demo" },
  },
  zone: "India time (IST)",
  noScript: {
    title: "This form needs JavaScript",
    text: "Your browser has it switched off. Please reach us directly instead:",
  },
  when: "When",
  who: "Who you are",
  about: "What it is about",
  optional: "Optional",
  choose: "Choose one",
  date: "Date",
  time: "Time",
  name: "Name",
  email: "Email",
  phone: "Phone",
  grade: "Grade",
  grades: classes.map(({ name }) => ({ id: name, name })),
  subject: "Subject",
  subjects: subjects.map(({ name }) => ({ id: name, name })),
  topic: "Topic",
  services: "Services",
  serviceChoices: [
    "Class 5 to 12 tuition",
    "BTech tuition",
    "Math, Physics or Chemistry tutoring",
    "Coding Mentorship",
    "Subject-choice tutoring",
    "Free demo class",
  ].map((name) => ({ id: name, name })),
  message: "Message",
  submit: "Prepare My Request",
  ready: {
    title: "Your request is ready. Nothing has been sent yet.",
    text: "Send it in the way you like best. We reply within the hours on our contact page.",
    whatsapp: "Send by WhatsApp",
    mail: "Send by Email",
    calendar: "Add to My Calendar",
    past: "Please note: the date and time that you chose has already passed.",
  },
} as const;
