import type { Link } from "./link.ts";

/** The header of every public page (§2). */
export const header = {
  label: "Main",
  menu: "Menu",
  skip: "Skip to the content",
  homeLabel: (name: string) => `${name}, to the home page`,
  links: [
    { label: "Home", href: "/" },
    { label: "About Us", href: "/about-us" },
    { label: "Demo", href: "/demo" },
    { label: "Tutor Login", href: "/tutor-login" },
  ],
  login: { label: "Login", href: "/login" },
  signUp: { label: "Sign Up", href: "/signup" },
  dashboard: "Dashboard",
  logout: "Logout",
} as const;

/** A signed-in person's own places, at the top of each of their screens. */
export const places = {
  label: "Your pages",
  home: "Dashboard",
  timetable: "Timetable",
  calendar: "Calendar",
  account: "Account",
} as const;

/** Lessons by another provider; hidden (§2) until the academy switches `shown` on. */
export const individualSubscriptions: { shown: boolean; label: string; links: readonly Link[] } = {
  shown: false,
  label: "Individual Subscriptions",
  links: [
    { label: "Math", href: "https://other-tutoring.example/math" },
    { label: "Physics", href: "https://other-tutoring.example/physics" },
    { label: "Chemistry", href: "https://other-tutoring.example/chemistry" },
  ],
};

/** The picture in the corner of every page (§2). */
export const demoButton = {
  alt: "Book a free demo class",
  words: ["Free", "demo"],
  href: "/signup",
} as const;
