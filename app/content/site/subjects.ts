import type { LangMark } from "#content/shared/lang-mark.ts";

/** One of the five subject pages (§2). */
export interface SubjectPage extends LangMark {
  readonly slug: "math" | "physics" | "chemistry" | "coding" | "subject-choice";
  readonly title: string;
  /** Which of the home page's two service sections contains its card. */
  readonly group: "school" | "beyond";
  readonly lead: string;
  /** What the picture shows, for screen readers. */
  readonly pictureAlt: string;
  /** The caption of the picture. */
  readonly caption: string;
  readonly paragraphs: readonly string[];
  readonly levels: LangMark & {
    readonly title: string;
    readonly items: readonly (LangMark & { readonly name: string; readonly text: string })[];
  };
  /** The sentence on the cards that link to the page. */
  readonly card: string;
}

/** The words shared by all five pages. */
export const subjectWords = {
  start: "Book a Free Demo",
  eyebrow: "One to one, online",
  how: "How we teach it",
  talk: {
    title: "Let's talk",
    text: "Tell us where it hurts: a chapter, a test, a teacher who goes too fast. We listen first and suggest after.",
    link: { label: "Contact us", href: "/contact" },
  },
  others: "Other subjects",
};

export const subjectPages: readonly SubjectPage[] = [
  {
    slug: "math",
    title: "Math Tutoring",
    group: "school",
    lead: "Most people who say they are bad at maths missed one idea, years ago, and built on the gap. We go back, find it, and build again from there.",
    pictureAlt:
      "Two figures with an equals sign between them: four right triangles and a small square, laid as one large square, then as two smaller ones.",
    caption: "Bhaskara’s proof: the same five pieces, moved. Nothing to calculate, only to see.",
    paragraphs: [
      "A math class with us starts with your child talking. How did you get this? Why did you divide here? The answer to a wrong sum is nearly always in the second line, and a tutor with one student has the time to read it.",
      "Then comes practice, in small amounts and well chosen: three problems that look different and are the same, one that looks the same and is not. Steps are written out the way board examiners want to see them. Speed comes last, by itself, once nothing is guessed.",
      "When school is ahead of your child we fill in. When your child is ahead of school we go further, into olympiad problems and entrance papers, without losing the plain pleasure of a thing that works out.",
    ],
    levels: {
      title: "What we cover",
      items: [
        {
          name: "Class 5 to 7",
          text: "Fractions and decimals, ratio, integers, first algebra, angles and area.",
        },
        {
          name: "Class 8 to 10",
          text: "Linear and quadratic equations, geometry proofs, trigonometry, statistics, board papers.",
        },
        {
          name: "Class 11 and 12",
          text: "Functions, limits, calculus, vectors, probability, with JEE and EAPCET problems for those who want them.",
        },
        {
          name: "BTech",
          text: "Engineering mathematics: matrices, differential equations, transforms, numerical methods.",
        },
      ],
    },
    card: "Find the missing idea, and the rest stands up again.",
  },
  {
    slug: "physics",
    title: "Physics Tutoring",
    group: "school",
    lead: "Before the formula there is a thing that happens: a ball, a bus that brakes, a kettle. We start there, and the formula arrives as a short way of saying it.",
    pictureAlt:
      "A planet on a long round orbit. Two slices of the orbit are coloured, one short and wide near the sun, one long and thin far from it.",
    caption: "Kepler’s second law: equal times, equal areas.",
    paragraphs: [
      "Physics goes wrong when it becomes a hunt for the right equation. Our tutors ask for a sketch first. What moves, what pulls, what stays the same? A student who can draw the situation can usually write the equation without looking it up.",
      "Numericals are then solved in the open: units on every line, a guess before the calculation, a check after it. Is four hundred metres a second sensible for a bicycle? Children enjoy this question more than one would think.",
      "Derivations are learnt as stories with a reason for each turn, so that they can be told again in an exam hall by somebody who is nervous.",
    ],
    levels: {
      title: "What we cover",
      items: [
        {
          name: "Class 6 to 8",
          text: "Motion, force and pressure, light and shadow, heat, simple circuits; the science book made visible.",
        },
        {
          name: "Class 9 and 10",
          text: "Laws of motion, gravitation, work and energy, sound, electricity, magnetism, ray diagrams.",
        },
        {
          name: "Class 11 and 12",
          text: "Mechanics, thermodynamics, waves, electromagnetism, optics, modern physics, with JEE and NEET problems.",
        },
        {
          name: "BTech",
          text: "Engineering physics and mechanics, from statics to semiconductors.",
        },
      ],
    },
    card: "First the picture, then the equation.",
  },
  {
    slug: "chemistry",
    title: "Chemistry Tutoring",
    group: "school",
    lead: "Chemistry looks like a thousand facts. It is perhaps thirty ideas, met again and again. We teach the thirty, and the facts find their places.",
    pictureAlt:
      "A molecule of two rings on a bent chain, with small woven flowers for its oxygen atoms.",
    caption: "Curcumin: what makes turmeric yellow.",
    paragraphs: [
      "Why does sodium fizz and gold lie still? Why does this equation balance and that one not? A student who follows the electrons can answer, and does not need to memorise what can be worked out.",
      "What must be learnt by heart, and some of it must, is learnt a little every week and asked again later, when it has had time to fade. Our tutors keep a short list for each student of what to ask next.",
      "Physical chemistry gets its calculations done slowly and with units. Organic chemistry gets drawn, arrow by arrow, until a mechanism reads like a sentence.",
    ],
    levels: {
      title: "What we cover",
      items: [
        {
          name: "Class 7 and 8",
          text: "Materials around us, acids and bases, physical and chemical change, combustion.",
        },
        {
          name: "Class 9 and 10",
          text: "Atoms and molecules, the mole, equations, metals, carbon compounds, the periodic table.",
        },
        {
          name: "Class 11 and 12",
          text: "Bonding, equilibrium, electrochemistry, kinetics, organic mechanisms, with JEE and NEET problems.",
        },
        {
          name: "BTech",
          text: "Engineering chemistry: water, fuels, polymers, corrosion, spectra.",
        },
      ],
    },
    card: "Thirty ideas instead of a thousand facts.",
  },
  {
    slug: "coding",
    title: "Coding Mentorship",
    group: "beyond",
    lead: "Nobody learns to code by watching. Your mentor sits beside you, on a shared screen, and asks good questions while you type.",
    pictureAlt:
      "A screen with lines of code in four colours, and an arrow that leads from the last line back to the first.",
    caption: "A loop: round again, until it is right.",
    paragraphs: [
      "The first program prints a name. The tenth keeps score in a game. Somewhere in between a student discovers that an error message is not a scolding but a hint, and after that they are hard to stop.",
      "School students start with Python and small things that move on the screen. BTech students bring their lab record, their data structures paper or a placement test, and work through it with somebody who does this for a living.",
      "Mentors do not write the code for you. They teach you to read it, to test it, to take a large problem apart, and to say honestly which lines you did not write yourself.",
    ],
    levels: {
      title: "What we cover",
      items: [
        {
          name: "Beginners",
          text: "Variables, loops, functions and lists in Python, through games and drawings.",
        },
        {
          name: "Programming",
          text: "C, Java or Python in depth, for Class 11 and 12 Computer Science and first-year BTech.",
        },
        {
          name: "Data structures and algorithms",
          text: "Arrays to graphs, recursion, sorting, complexity, and problems of the kind that interviews ask.",
        },
        {
          name: "Web development and data science",
          text: "Your own site or your own analysis, from the first file to something you can show.",
        },
      ],
    },
    card: "A mentor beside you, from the first loop to your own project.",
  },
  {
    slug: "subject-choice",
    title: "Subject-Choice Tutoring",
    group: "beyond",
    lead: "One subject, chosen by you, from the twelve we teach. And if the choice itself is the difficulty, we help with that first.",
    pictureAlt: "A compass. Around it stand a triangle, an atom, a hexagon and a pair of braces.",
    caption: "Which way? A few good classes tell.",
    paragraphs: [
      "Not every family needs the whole timetable. Perhaps it is Biology before the boards, English for a child who reads well and writes little, or Social Studies with its maps and its dates. You choose; we find the tutor.",
      "After Class 10 comes the larger choice: MPC, BiPC, commerce or something else. A tutor cannot decide that for your child. But a few classes in each subject, taught properly, show more than any aptitude form. What do they go on thinking about after the class has ended?",
      "You may change your mind. The classes that you have paid for move to the other subject with you.",
    ],
    levels: {
      title: "What you can choose from",
      items: [
        { name: "Sciences", text: "Physics, Chemistry, Biology." },
        { name: "Mathematics", text: "At every level from Class 5 to BTech." },
        { name: "Languages and humanities", text: "English, Social Studies." },
        {
          name: "Computing",
          text: "Computer Science, Programming, Data Structures, Algorithms, Web Development, Data Science.",
        },
      ],
    },
    card: "One subject of your own choosing, at your level.",
  },
];
