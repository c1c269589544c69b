export type SocialArt =
  | "hero"
  | "math"
  | "chemistry"
  | "physics"
  | "coding"
  | "choice"
  | `motif-${number}`;

export interface SocialPage {
  name: string;
  title: string;
  art: SocialArt;
}

/** The title and picture that link previews show of each public page. */
export const socialPages: readonly SocialPage[] = [
  { name: "home", title: "Expert tutors, one to one", art: "hero" },
  { name: "math", title: "Math, proved step by step", art: "math" },
  { name: "chemistry", title: "Chemistry you can see", art: "chemistry" },
  { name: "physics", title: "Physics, from fall to orbit", art: "physics" },
  { name: "coding", title: "Coding, with a mentor", art: "coding" },
  { name: "subject-choice", title: "Which subject? Let’s find out", art: "choice" },
  { name: "services", title: "Tuition for Class 5 to BTech", art: "motif-8" },
  { name: "contact", title: "Talk to us", art: "motif-3" },
  { name: "schedule", title: "Plan a meeting", art: "motif-6" },
  { name: "about-us", title: "Why we teach", art: "hero" },
  { name: "faq", title: "15 questions, answered", art: "motif-7" },
  { name: "demo", title: "A free demo class", art: "hero" },
  { name: "privacy", title: "Privacy policy", art: "motif-0" },
  { name: "terms", title: "Terms of service", art: "motif-5" },
  { name: "refund", title: "Refund policy", art: "motif-1" },
  { name: "login", title: "Student sign-in", art: "motif-2" },
  { name: "signup", title: "Become a student", art: "motif-2" },
  { name: "tutor-login", title: "Tutor sign-in", art: "motif-4" },
  { name: "tutor-signup", title: "Become a tutor", art: "motif-4" },
];
