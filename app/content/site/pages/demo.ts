/** The demo page (§2): 4 steps and 5 subjects. */
export const demo = {
  title: "The first class is free",
  text: "A demo is a real class of about forty minutes with the tutor your child would have. You need a phone or a laptop, a notebook, and one question that has been bothering you.",
  start: { label: "Book a Free Demo", href: "/book-a-demo" },
  book: {
    title: "Or book it by talking to us",
    text: "Tell us the class, the subject and two times that suit you. We fix the rest.",
    phone: "Call",
    email: "Email",
    whatsapp: "WhatsApp",
    whatsappLabel: "Message us on WhatsApp",
    whatsappText: (name: string) => `Hello ${name}, I would like to book a free demo class.`,
    mailSubject: "A free demo class",
    mailText: (name: string) =>
      `Hello ${name},\n\nI would like to book a free demo class.\n\nClass:\nSubject:\nTimes that suit us:\n`,
  },
  expect: {
    title: "What to expect",
    steps: [
      {
        title: "A few minutes of talk",
        text: "The tutor asks what is being taught at school this week and what feels hard. No test, no form.",
      },
      {
        title: "One idea, taught properly",
        text: "The tutor picks the knot behind the difficulty and works on that, with drawings, until it loosens.",
      },
      {
        title: "Your child solves one alone",
        text: "The tutor stays quiet and watches. This is the part that shows whether the idea went in.",
      },
      {
        title: "A plain word to the parents",
        text: "What is strong, what is weak, how many classes a week we would suggest, and what they would cost.",
      },
    ],
  },
  subjects: {
    title: "Subjects you can try",
    items: [
      { name: "Mathematics", text: "Bring the sum that went wrong.", href: "/services/math" },
      { name: "Physics", text: "Bring the numerical nobody explained.", href: "/services/physics" },
      {
        name: "Chemistry",
        text: "Bring the equation that will not balance.",
        href: "/services/chemistry",
      },
      { name: "Coding", text: "Bring the program that does not run.", href: "/services/coding" },
      {
        name: "A subject of your choice",
        text: "Biology, English, Social Studies and more.",
        href: "/services/subject-choice",
      },
    ],
  },
  testimonials: { title: "After their demo" },
};
