import { siteUrl, type Academy } from "./academy.ts";
import { tuitionTiles } from "./tuition.ts";

/** A public page's metadata for search engines and shared links. */
export interface PublicPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The file name of its picture in /social, without the extension. */
  readonly card: string;
}

const written: readonly PublicPage[] = [
  {
    path: "/",
    title: "One-to-one online tutoring from IIT and NIT tutors",
    description:
      "Live one-to-one online classes for Class 5 to 12 and BTech, from tutors of IITs and NITs. The first class is a free demo. Based in Telangana.",
    card: "home",
  },
  {
    path: "/about-us",
    title: "About us",
    description:
      "Why we teach one child at a time, what we mean by value-based education, and the people who answer for it.",
    card: "about-us",
  },
  {
    path: "/demo",
    title: "The free demo class",
    description:
      "What happens in a free demo class, which subjects you can try, and how to book one by phone, email or WhatsApp.",
    card: "demo",
  },
  {
    path: "/book-a-demo",
    title: "Ask for a free demo class",
    description:
      "Ask for a free demo class without an account: a class, a phone number or an email, and two times that suit you. We reply within 2-4 hours.",
    card: "demo",
  },
  {
    path: "/faq",
    title: "Questions and answers",
    description:
      "Straight answers for parents: tutors, class hours, fees, boards, recordings, changing a tutor and getting money back.",
    card: "faq",
  },
  {
    path: "/contact",
    title: "Contact",
    description: "Email, phone, WhatsApp, address, support hours, and how soon we reply.",
    card: "contact",
  },
  {
    path: "/contact/schedule",
    title: "Schedule a meeting",
    description:
      "Choose a date and time to talk with us, and send your request by WhatsApp or email, or put it in your calendar.",
    card: "schedule",
  },
  {
    path: "/services/math",
    title: "Math tutoring",
    description:
      "One-to-one math classes from Class 5 fractions to BTech calculus, with a tutor who asks why before how.",
    card: "math",
  },
  {
    path: "/services/physics",
    title: "Physics tutoring",
    description:
      "One-to-one physics classes that begin with a picture and end with the equation, for school, boards and BTech.",
    card: "physics",
  },
  {
    path: "/services/chemistry",
    title: "Chemistry tutoring",
    description:
      "One-to-one chemistry classes: reactions understood through their electrons, not learnt by heart the night before.",
    card: "chemistry",
  },
  {
    path: "/services/coding",
    title: "Coding mentorship",
    description:
      "A mentor beside you from the first loop to your own project: programming, data structures, web and data science.",
    card: "coding",
  },
  {
    path: "/services/subject-choice",
    title: "Subject-choice tutoring",
    description:
      "Tutoring in the one subject you choose, from twelve, and help in choosing subjects after Class 10.",
    card: "subject-choice",
  },
  {
    path: "/privacy",
    title: "Privacy",
    description:
      "What we keep about students, parents and tutors, why, and how to have it removed.",
    card: "privacy",
  },
  {
    path: "/terms",
    title: "Terms",
    description: "The rules of classes, accounts and conduct, in plain words.",
    card: "terms",
  },
  {
    path: "/refund",
    title: "Refunds",
    description: "When we give money back, how much, and how soon it reaches you.",
    card: "refund",
  },
];

const tuition: readonly PublicPage[] = tuitionTiles.map((tile) => ({
  path: tile.href,
  title: tile.name,
  description: `${tile.text} Live online classes with one tutor for one student, and a free demo first.`,
  card: "services",
}));

/** Every page of the public site; the sitemap and the tests read this list. */
export const publicPages: readonly PublicPage[] = [...written, ...tuition];

/** The sign-in and sign-up pages, prerendered and described like the others. */
export const accountPages: readonly PublicPage[] = [
  {
    path: "/login",
    title: "Student sign in",
    description: "Sign in to see your classes, recordings, live sessions and exams.",
    card: "login",
  },
  {
    path: "/signup",
    title: "Sign up as a student",
    description:
      "Create a student account, choose a class and subjects, and take a free demo class.",
    card: "signup",
  },
  {
    path: "/tutor-login",
    title: "Tutor sign in",
    description: "Sign in to teach: publish recordings, live sessions, exams and announcements.",
    card: "tutor-login",
  },
  {
    path: "/tutor-signup",
    title: "Apply as a tutor",
    description: "Teach one student at a time, online. Apply with your qualification and subjects.",
    card: "tutor-signup",
  },
];

/** For the academy's own team; search engines must not index it. */
export const adminPage: PublicPage = {
  path: "/admin-login",
  title: "Admin sign in",
  description: "For the academy's own team.",
  card: "home",
};

/**
 * What is rendered once for all signed-out visitors: by the build, and by the server when the academy
 * publishes its site.
 */
export const prerenderedPaths: readonly string[] = [
  ...[...publicPages, ...accountPages, adminPage].map(({ path }) => path),
  "/book-a-demo/thanks",
  "/forgot-password",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/site.css",
];

/** A public page's metadata. Throws for a path that is not in the lists. */
export function publicPage(path: string): PublicPage {
  const page = [...publicPages, ...accountPages, adminPage].find((one) => one.path === path);
  if (!page) throw new Error(`no public page at ${path}`);
  return page;
}

/** The name of the installed site. */
export const appName = (academy: string) => `${academy}: one-to-one online tutoring`;

/** The absolute URL of a page's picture for shared links. */
export function cardUrl(page: PublicPage, academy: Academy): string {
  return siteUrl(`/social/${page.card}.png`, academy);
}
