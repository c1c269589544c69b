import { askForDemo } from "./book-a-demo.ts";

/** One of the four features, with the name of its icon. */
interface Feature {
  readonly icon: "data" | "support" | "tutors" | "method";
  readonly title: string;
  readonly words: string;
  readonly text: string;
}

/** The home page (§2). Headings that the specification quotes are copied letter for letter. */
export const home = {
  announcements: "Announcements",
  hero: {
    title: "Expert Tutors from NITs and IITs",
    subtitle: "Tutoring That Improves Student Outcomes",
    text: "One tutor, one student, and an hour that belongs to your child alone. Live online classes for Class 5 to Class 12 and BTech, from people who know their subject well and remember how it felt not to.",
    start: { label: "Book a Free Demo", href: "/book-a-demo" },
    more: { label: "See how a demo goes", href: "/demo" },
    sceneAlt:
      "A tutor and a student, each in her own room and at her own laptop, at the two ends of one table. Threads between the rooms are woven into one pattern.",
    promises: [
      { title: "A free demo class", text: "Meet the tutor before you pay a rupee." },
      { title: "Flexible timing", text: "After school, after dinner, or on Sunday morning." },
      { title: "Value-based education", text: "Respect and honesty, in every lesson." },
    ],
  },
  services: {
    title: "Help where it is needed",
    text: "Few children need help with everything. Start with the subject that brings the sighs at homework time.",
    mentorTitle: "Beyond the school syllabus",
    mentorText: "For those who want to build things, and for those still deciding what to study.",
    more: "Read more",
  },
  film: {
    title: "Know About Us",
    text: "Half a minute on how a class with us goes: one table, two people, and a question that is allowed to take its time.",
    play: "Play the Film",
    label: "Film: Know About Us",
    captions: "English captions",
  },
  features: {
    title: "What stands behind every class",
    items: [
      {
        icon: "data",
        title: "Extensive Data",
        words: "Academic excellence, strong subject masters",
        text: "Tutors plan from what your child got right, got wrong and left blank, not from a fixed timetable of chapters. Academic excellence is a pile of small, well-chosen problems.",
      },
      {
        icon: "support",
        title: "Exceptional Support",
        words: "Value education: respect, ethics, empathy",
        text: "A tutor who arrives on time, listens to the end of a sentence and admits a mistake teaches respect, ethics and empathy without a lecture on any of them.",
      },
      {
        icon: "tutors",
        title: "Expert Tutors",
        words: "Qualified, from IITs and NITs",
        text: "Every tutor has studied at an IIT, an NIT or an institute of that standing, and is approved by us before meeting a single student.",
      },
      {
        icon: "method",
        title: "Effective Methodology",
        words: "Emotional balance, mindfulness, self-awareness",
        text: "Classes open with a quiet minute. A student who knows whether they are tired, afraid or simply stuck can do something about it.",
      },
    ] satisfies Feature[],
  },
  values: {
    title: "Importance of value education",
    quote:
      "A child who can say “I was wrong, let me try again” has learnt something that no rank list measures.",
    paragraphs: [
      "Marks open the first door. What a young person does after walking through it depends on other things: keeping their word, asking for help early, owning a mistake, being kind when nobody is marking them for it.",
      "We do not teach these from a textbook. They are in how a class is run. The tutor is on time. Nobody is laughed at. Copying is talked about honestly, and so is effort. When an answer is wrong we look at it together, with interest, the way one looks at a map after a wrong turn.",
      "Parents tell us they notice it at home first: a notebook left open on the table, a little less fear on the evening before an exam.",
    ],
  },
  tuition: {
    title: "Tuition, class by class",
    text: "Every subject of the year, or only the two that need it. Choose a class to see what we teach.",
  },
  testimonials: { title: "What families say" },
  steps: {
    title: "Three steps to the first class",
    items: [
      {
        title: "Book a demo",
        text: "Make a free account and tell us the class and the subjects. It takes about three minutes.",
      },
      {
        title: "Join the live demo",
        text: "Meet a tutor online for a real class. Parents are welcome to sit in.",
      },
      {
        title: "Pay and start",
        text: "Only if your child wants to go on. Pick the days and times, pay, and begin.",
      },
    ],
    start: { label: "Get Started", href: "/signup" },
    ask: askForDemo,
  },
};
