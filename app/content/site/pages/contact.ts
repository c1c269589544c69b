/** The contact page (§2). */
export const contact = {
  title: "Talk to us",
  text: "A person answers. If we are in class, we call back the same day.",
  details: {
    title: "Contact details",
    email: "Email",
    emailNote: (reply: string) => `We reply within ${reply}.`,
    phone: "Phone",
    whatsapp: "WhatsApp",
    whatsappLabel: "Message us on WhatsApp",
    whatsappText: (name: string) => `Hello ${name}, I have a question about classes.`,
    location: "Location",
    locationNote: "Classes are online. Please call before you visit.",
    hours: "Support hours",
  },
  actions: {
    title: "What would you like to do?",
    items: [
      {
        label: "Join as a student",
        text: "Make a free account and choose subjects.",
        href: "/signup",
      },
      {
        label: "Apply as a tutor",
        text: "Tell us what you studied and what you teach.",
        href: "/tutor-signup",
      },
      {
        label: "See how a demo goes",
        text: "Forty minutes, free, with a real tutor.",
        href: "/demo",
      },
      {
        label: "Ask for a demo class",
        text: "Without an account: tell us the class, and we call you.",
        href: "/book-a-demo",
      },
      {
        label: "Schedule a meeting",
        text: "Choose a date and time to talk with us.",
        href: "/contact/schedule",
      },
    ],
  },
  why: {
    title: "Why choose us",
    items: [
      "One student in every class, never a batch",
      "Tutors from IITs, NITs and institutes of that standing",
      "The first class is a free demo",
      "Timing that follows your week",
      "Recordings, exams and announcements in one place",
      "Value-based education in how each class is run",
    ],
  },
  subjects: "Subjects we teach",
  classes: "Classes we teach",
};
