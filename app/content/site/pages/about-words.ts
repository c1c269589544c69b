import type { About } from "./about.ts";

/** The about page (§2, §9). */
export const about: Omit<About, "text"> = {
  title: "We teach one child at a time",
  mission: {
    title: "Our mission",
    text: "To give every student a tutor who knows the subject deeply and the student well, at an hour and a pace that the family can live with.",
  },
  vision: {
    title: "Our vision",
    text: "A generation from our towns and villages that is good at its work and good to work with; that can solve a hard problem, and say thank you to whoever helped.",
  },
  features: {
    title: "How we go about it",
    items: [
      {
        title: "One to one, always",
        text: "There is no back bench. A tutor who has one student notices the pause before the wrong answer.",
      },
      {
        title: "Tutors we would want for our own",
        text: "Each applicant tells us what they studied, what they have taught and why. We approve them one by one.",
      },
      {
        title: "Nothing lost after the class",
        text: "Recordings, exams, live sessions and announcements stay in the student's dashboard, sorted by subject.",
      },
      {
        title: "Values in the manner, not the syllabus",
        text: "Punctuality, patience and plain speaking. Children learn these by being treated so.",
      },
    ],
  },
  story: {
    title: "Our story",
    paragraphs: [
      "It began with a kitchen table and a cousin in Class 9 who had decided that she was bad at mathematics. She was not. She had missed three weeks of school with a fever, the class had moved on, and everything since had been built on a gap. Four evenings closed it.",
      "Then her friend came, and her friend's brother. Friends from engineering college were pulled in, one for physics, one for programming. When the table was full we moved online, and found that a student in Adilabad could have the same tutor as a student in Hyderabad.",
      "We have grown since, but the idea has not: find the gap, close it kindly, and let the child see that it was only a gap.",
    ],
  },
  numbers: {
    title: "In numbers",
    students: { value: 500, text: "500+", label: "students" },
    stats: [
      { text: "50+", label: "tutors" },
      { text: "98%", label: "success rate" },
      { text: "4.9/5", label: "rating" },
    ],
  },
  team: {
    title: "Leadership team",
    note: "Sample people, until the academy enters its own.",
    people: [
      {
        name: "Sarada Nelluri",
        initials: "SN",
        role: "Founder, head of teaching",
        text: "Studied civil engineering at an NIT. Still teaches two Class 9 students herself, so as not to forget.",
      },
      {
        name: "Imtiaz Qadri",
        initials: "IQ",
        role: "Head of science",
        text: "A physicist from an IIT who collects everyday puzzles: why the pressure cooker whistles, why the fan seems to turn back.",
      },
      {
        name: "Bhavani Thota",
        initials: "BT",
        role: "Head of coding mentorship",
        text: "Wrote software for twelve years before she found that she liked explaining it more.",
      },
      {
        name: "Daniel Koppula",
        initials: "DK",
        role: "Families and tutors",
        text: "The voice on the phone. Matches students with tutors, and listens when a match is not right.",
      },
    ],
  },
  action: {
    title: "Come and see",
    text: "Forty minutes with a tutor will tell you more than this page can.",
    signUp: { label: "Become a Student", href: "/signup" },
    demo: { label: "See how a demo goes", href: "/demo" },
  },
};

/** The first sentences about an academy with the sample's name, which has a meaning. */
export const introduceSample = (name: string) =>
  `${name} is an online academy from Telangana. The name is the Telugu word for value, and it is there to keep us honest about what a class is for.`;

/** The first sentence about an academy with a name of its own. */
export const introduceAcademy = (name: string) =>
  `${name} is an online academy in which every class has one tutor and one student.`;
