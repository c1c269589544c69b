// Fictitious people, as in sample-people.ts.

/** A tutor: lists are separated by spaces, ages are in days. */
export interface SampleTutor {
  /** The part of the email before @viluva.example. */
  handle: string;
  name: readonly [first: string, last: string];
  status: "approved" | "pending" | "rejected" | "suspended";
  /** How many days ago they applied. */
  applied: number;
  /** The most students whom the sample assigns to them. */
  places: number;
  background: readonly [qualification: string, experience: string];
  classes: string;
  subjects: string;
  bio: string;
}

/** The tutors, in the order in which students are assigned to them. */
export const sampleTutors: readonly SampleTutor[] = [
  {
    handle: "tutor",
    name: ["Ravi", "Teja"],
    status: "approved",
    applied: 96,
    places: 8,
    background: ["master", "5-10"],
    classes: "class-9 class-10 class-11 class-12",
    subjects: "mathematics physics",
    bio: "MTech from NIT Warangal. I teach mathematics the way I wish I had met it: by asking why.",
  },
  {
    handle: "suresh",
    name: ["Suresh", "Babu"],
    status: "suspended",
    applied: 80,
    places: 3,
    background: ["bachelor", "1-3"],
    classes: "class-7 class-8 class-9",
    subjects: "mathematics physics computer-science",
    bio: "BTech from NIT Rourkela. Patient with beginners.",
  },
  {
    handle: "sravani",
    name: ["Sravani", "Reddy"],
    status: "approved",
    applied: 94,
    places: 8,
    background: ["phd", "3-5"],
    classes: "class-8 class-9 class-10 class-11 class-12",
    subjects: "chemistry biology",
    bio: "PhD in chemistry from IIT Hyderabad. Experiments with what a kitchen has.",
  },
  {
    handle: "farhana",
    name: ["Farhana", "Begum"],
    status: "approved",
    applied: 92,
    places: 8,
    background: ["master", "10+"],
    classes: "class-5 class-6 class-7 class-8 class-9 class-10",
    subjects: "english social-studies",
    bio: "MA in English from Osmania University, and twelve years in classrooms in Hyderabad.",
  },
  {
    handle: "arjun",
    name: ["Arjun", "Varma"],
    status: "approved",
    applied: 90,
    places: 7,
    background: ["bachelor", "1-3"],
    classes: "class-11 class-12 btech",
    subjects: "programming data-structures algorithms web-development",
    bio: "BTech from IIT Madras. I mentor students from their first loop to their first project.",
  },
  {
    handle: "srinivas",
    name: ["Srinivas", "Murthy"],
    status: "approved",
    applied: 88,
    places: 9,
    background: ["master", "10+"],
    classes: "class-5 class-6 class-7 class-8 class-9 class-10",
    subjects: "mathematics physics chemistry",
    bio: "MSc in mathematics from the University of Hyderabad. Puzzles first, formulas second.",
  },
  {
    handle: "neha",
    name: ["Neha", "Kulkarni"],
    status: "approved",
    applied: 61,
    places: 8,
    background: ["phd", "5-10"],
    classes: "class-9 class-10 class-11 class-12",
    subjects: "physics chemistry biology mathematics",
    bio: "PhD in physics from IIT Bombay. I like questions that begin with: what if?",
  },
  {
    handle: "vikram",
    name: ["Vikram", "Singh Chauhan"],
    status: "approved",
    applied: 33,
    places: 6,
    background: ["bachelor", "3-5"],
    classes: "class-7 class-8 class-9 class-10 class-11 class-12 btech",
    subjects: "computer-science programming web-development",
    bio: "BTech from NIT Surathkal. Four years of building software before I began to teach it.",
  },
  {
    handle: "pending",
    name: ["Meghana", "Rao"],
    status: "pending",
    applied: 1,
    places: 0,
    background: ["master", "0-1"],
    classes: "class-5 class-6 class-7",
    subjects: "mathematics english social-studies",
    bio: "",
  },
  {
    handle: "rahman",
    name: ["Abdul", "Rahman"],
    status: "pending",
    applied: 3,
    places: 0,
    background: ["phd", "3-5"],
    classes: "class-11 class-12 btech",
    subjects: "data-science algorithms mathematics",
    bio: "PhD in statistics from IIT Kanpur. I would like to teach students who enjoy real data.",
  },
  {
    handle: "priyanka",
    name: ["ప్రియాంక", "దేవి"],
    status: "pending",
    applied: 6,
    places: 0,
    background: ["bachelor", "1-3"],
    classes: "class-6 class-7 class-8",
    subjects: "physics chemistry biology",
    bio: "BTech from NIT Warangal. I teach in Telugu and in English.",
  },
  {
    handle: "rejected",
    name: ["Kiran", "Kumar"],
    status: "rejected",
    applied: 24,
    places: 0,
    background: ["other", "0-1"],
    classes: "class-12",
    subjects: "data-science",
    bio: "",
  },
];

export const rejectionReason = "We could not read your degree certificate. Please send it again.";
export const suspensionReason = "Three lessons were missed without notice. Please call us.";
