/** The titles and descriptions of public pages for search engines and shared links, by path. */
export const pageWords = {
  "/": {
    title: "One-to-one online tutoring from IIT and NIT tutors",
    description:
      "Live one-to-one online classes for Class 5 to 12 and BTech, from tutors of IITs and NITs. The first class is a free demo. Based in Telangana.",
  },
  "/about-us": {
    title: "About us",
    description:
      "Why we teach one child at a time, what we mean by value-based education, and the people who answer for it.",
  },
  "/demo": {
    title: "The free demo class",
    description:
      "What happens in a free demo class, which subjects you can try, and how to book one by phone, email or WhatsApp.",
  },
  "/book-a-demo": {
    title: "Ask for a free demo class",
    description:
      "Ask for a free demo class without an account: a class, a phone number or an email, and two times that suit you. We reply within 2-4 hours.",
  },
  "/faq": {
    title: "Questions and answers",
    description:
      "Straight answers for parents: tutors, class hours, fees, boards, recordings, changing a tutor and getting money back.",
  },
  "/contact": {
    title: "Contact",
    description: "Email, phone, WhatsApp, address, support hours, and how soon we reply.",
  },
  "/contact/schedule": {
    title: "Schedule a meeting",
    description:
      "Choose a date and time to talk with us, and send your request by WhatsApp or email, or put it in your calendar.",
  },
  "/services/math": {
    title: "Math tutoring",
    description:
      "One-to-one math classes from Class 5 fractions to BTech calculus, with a tutor who asks why before how.",
  },
  "/services/physics": {
    title: "Physics tutoring",
    description:
      "One-to-one physics classes that begin with a picture and end with the equation, for school, boards and BTech.",
  },
  "/services/chemistry": {
    title: "Chemistry tutoring",
    description:
      "One-to-one chemistry classes: reactions understood through their electrons, not learnt by heart the night before.",
  },
  "/services/coding": {
    title: "Coding mentorship",
    description:
      "A mentor beside you from the first loop to your own project: programming, data structures, web and data science.",
  },
  "/services/subject-choice": {
    title: "Subject-choice tutoring",
    description:
      "Tutoring in the one subject you choose, from twelve, and help in choosing subjects after Class 10.",
  },
  "/privacy": {
    title: "Privacy",
    description:
      "What we keep about students, parents and tutors, why, and how to have it removed.",
  },
  "/terms": {
    title: "Terms",
    description: "The rules of classes, accounts and conduct, in plain words.",
  },
  "/refund": {
    title: "Refunds",
    description: "When we give money back, how much, and how soon it reaches you.",
  },
  "/login": {
    title: "Student sign in",
    description: "Sign in to see your classes, recordings, live sessions and exams.",
  },
  "/signup": {
    title: "Sign up as a student",
    description:
      "Create a student account, choose a class and subjects, and take a free demo class.",
  },
  "/tutor-login": {
    title: "Tutor sign in",
    description: "Sign in to teach: publish recordings, live sessions, exams and announcements.",
  },
  "/tutor-signup": {
    title: "Apply as a tutor",
    description: "Teach one student at a time, online. Apply with your qualification and subjects.",
  },
  "/admin-login": {
    title: "Admin sign in",
    description: "For the academy's own team.",
  },
};

/** The description of a class's page, which begins with what the catalogue says of the class. */
export const tuitionDescription = (text: string) =>
  `${text} Live online classes with one tutor for one student, and a free demo first.`;

/** The name of the installed site. */
export const appName = (academy: string) => `${academy}: one-to-one online tutoring`;
