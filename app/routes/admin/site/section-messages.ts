import type { SectionId } from "#content/site/sections.ts";

/** What the sections are called. */
export const sectionNames: Record<SectionId, string> = {
  name: "Name and tagline",
  logo: "Logo",
  colours: "Colours",
  contacts: "Contacts and social links",
  hours: "Hours",
  announcements: "Announcements",
  about: "About page",
  testimonials: "Testimonials",
  questions: "Questions",
  math: "Math page",
  physics: "Physics page",
  chemistry: "Chemistry page",
  coding: "Coding page",
  "subject-choice": "Subject-choice page",
  privacy: "Privacy policy",
  terms: "Terms",
  refund: "Refund policy",
};
