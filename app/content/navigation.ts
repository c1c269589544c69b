import type { Link } from "./link.ts";

/** The bar at the top of every public page (§2). */
export const header = {
  label: "Main",
  menu: "Menu",
  skip: "Skip to the content",
  homeLabel: "Viluva, to the home page",
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

/** From each dashboard to the page of one's own account. */
export const accountLink = { label: "Account", href: "/account" } as const;

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

/** The foot of every public page (§2). */
export const footer = {
  label: "Footer",
  contact: "Contact",
  hours: "Hours",
  email: "Email",
  phone: "Phone",
  address: "Address",
  social: "Find us on",
  columns: [
    {
      title: "Learn More",
      links: [
        { label: "About Us", href: "/about-us" },
        { label: "How a Demo Goes", href: "/demo" },
        { label: "Questions and Answers", href: "/faq" },
        { label: "Contact", href: "/contact" },
        { label: "Schedule a Meeting", href: "/contact/schedule" },
      ],
    },
    {
      title: "Our Services",
      links: [
        { label: "Math", href: "/services/math" },
        { label: "Physics", href: "/services/physics" },
        { label: "Chemistry", href: "/services/chemistry" },
        { label: "Coding Mentorship", href: "/services/coding" },
        { label: "Subject Choice", href: "/services/subject-choice" },
        { label: "Tuition by Class", href: "/#tuition" },
      ],
    },
    {
      title: "Join Our Community",
      links: [
        { label: "Become a Student", href: "/signup" },
        { label: "Become a Tutor", href: "/tutor-signup" },
        { label: "Admin Portal", href: "/admin-login" },
      ],
    },
  ],
  legal: [
    { label: "Privacy", href: "/privacy" },
    { label: "Terms", href: "/terms" },
    { label: "Refunds", href: "/refund" },
  ],
} as const;

/** The picture in the corner of every page (§2). */
export const demoButton = {
  alt: "Book a free demo class",
  words: ["Free", "demo"],
  href: "/signup",
} as const;
