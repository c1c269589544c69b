import type { ContentKind } from "#domain/content.ts";

interface SampleItem {
  kind: ContentKind;
  title: string;
  description: string;
  url: string | null;
  /** For a live session: days after the creation of the sample, and the time in India. */
  startsIn?: { days: number; time: string };
}

interface SampleAssignment {
  student: string;
  tutor: string;
  classId: string;
  subjectId: string;
  items: SampleItem[];
}

/** The assignments of the sample academy and their content. */
export const sampleAssignments: SampleAssignment[] = [
  {
    student: "student@viluva.example",
    tutor: "tutor@viluva.example",
    classId: "class-10",
    subjectId: "mathematics",
    items: [
      {
        kind: "recording",
        title: "Quadratic equations: completing the square",
        description: "From the picture of a square to the formula, with three worked examples.",
        url: "https://videos.viluva.example/quadratics",
      },
      {
        kind: "recording",
        title: "Similar triangles",
        description: "Why the ratio of the sides is the same, and where the board asks it.",
        url: "https://videos.viluva.example/triangles",
      },
      {
        kind: "live-session",
        title: "Trigonometry: heights and distances",
        description: "Bring a protractor. We measure the Charminar without climbing it.",
        url: "https://meet.viluva.example/trigonometry",
        startsIn: { days: 1, time: "18:30" },
      },
      {
        kind: "exam",
        title: "Unit test: polynomials",
        description: "20 minutes, 10 questions.",
        url: "https://forms.viluva.example/polynomials",
      },
      {
        kind: "announcement",
        title: "No class on Friday",
        description: "Bathukamma holiday. We meet again on Saturday at the usual time.",
        url: null,
      },
    ],
  },
  {
    student: "student@viluva.example",
    tutor: "sravani@viluva.example",
    classId: "class-10",
    subjectId: "chemistry",
    items: [
      {
        kind: "live-session",
        title: "Acids, bases and salts",
        description: "Turmeric paper from your kitchen is enough.",
        url: "https://meet.viluva.example/acids",
        startsIn: { days: 3, time: "17:00" },
      },
    ],
  },
  {
    student: "charan@viluva.example",
    tutor: "tutor@viluva.example",
    classId: "class-12",
    subjectId: "physics",
    items: [],
  },
  {
    student: "btech@viluva.example",
    tutor: "arjun@viluva.example",
    classId: "btech",
    subjectId: "data-structures",
    items: [
      {
        kind: "exam",
        title: "Trees and heaps",
        description: "Open book, one hour.",
        url: "https://forms.viluva.example/trees",
      },
    ],
  },
];
