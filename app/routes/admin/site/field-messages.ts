import { enquiryDaysMark } from "#content/site/pages/policy.ts";
import type { SiteProblem } from "#domain/site/shape.ts";
import { below } from "./field-paths.ts";

/** What a field or a list is called; a field without words is set by the product. */
export interface FieldWords {
  label: string;
  hint?: string;
  /** An entry of the list. */
  entry?: (number: number) => string;
  add?: string;
}

const smallMarkdown =
  "An empty line begins a new paragraph. **Bold**, *italic*, [a link](https://…); lines that begin with - are a list.";

const policyText = `${smallMarkdown} ${enquiryDaysMark} stands for the time after which enquiries are deleted, such as 180 days.`;

const dayHint = "From the beginning of that day in India.";

const hours = (label: string, hint: string): Record<string, FieldWords> => ({
  "": { label, hint, entry: (number) => `Line ${number}`, add: "Add a Line" },
  ".*.days": { label: "Days" },
  ".*.time": { label: "Time" },
});

const testimonials = (label: string): Record<string, FieldWords> => ({
  "": { label, entry: (number) => `Testimonial ${number}`, add: "Add a Testimonial" },
  ".*.quote": { label: "Words" },
  ".*.name": { label: "Name" },
  ".*.who": { label: "Who that is", hint: "Such as: Mother of a Class 7 student, Warangal" },
  ".*.rating": { label: "Rating, from 1 to 5" },
  ".*.leave": {
    label: "Leave to print it",
    hint: "Every testimonial that is not one of the samples needs it. It is kept here and not shown.",
  },
  ".*.leave.by": { label: "Given by" },
  ".*.leave.on": { label: "Given on" },
});

const titled = (label: string): Record<string, FieldWords> => ({
  "": { label },
  ".title": { label: "Title" },
  ".text": { label: "Text" },
});

const colours = (label: string): Record<string, FieldWords> => ({
  "": { label },
  ".ground": { label: "Background" },
  ".surface": { label: "Cards and fields" },
  ".sunken": { label: "Darker parts and the footer" },
  ".text": { label: "Text" },
  ".muted": { label: "Less important text" },
  ".brand": { label: "Headings and buttons" },
  ".on-brand": { label: "Text on buttons" },
  ".link": { label: "Links" },
  ".accent": { label: "Accent" },
  ".on-accent": { label: "Text on the accent" },
});

/** The words of each field, by its path; `*` stands for an entry, a policy or a subject. */
export const fieldWords: Readonly<Record<string, FieldWords>> = {
  "academy.name": { label: "Name" },
  "academy.legalName": { label: "Legal name", hint: "As it stands in the terms and the footer." },
  "academy.nameInTelugu": { label: "Name in Telugu" },
  "academy.meaning": { label: "What the name means" },
  "academy.tagline": { label: "Tagline" },
  "academy.email": { label: "Email" },
  "academy.phone": { label: "Phone", hint: "With the country's code: it is called and messaged." },
  "academy.emailReply": { label: "Answers to emails take", hint: "Such as: 2-4 hours" },
  "academy.website": {
    label: "Address of the website",
    hint: "Without a path, such as https://www.academy.example",
  },
  "academy.address": { label: "Postal address" },
  "academy.address.street": { label: "Street" },
  "academy.address.city": { label: "Town or city" },
  "academy.address.state": { label: "State" },
  "academy.address.postcode": { label: "PIN code" },
  "academy.address.country": { label: "Country" },
  "academy.social": {
    label: "Social links",
    entry: (number) => `Link ${number}`,
    add: "Add a Link",
  },
  "academy.social.*.name": { label: "Name" },
  "academy.social.*.href": { label: "Address" },
  logo: { label: "Logo" },
  "logo.hash": { label: "Fingerprint of the file" },
  "logo.width": { label: "Width" },
  "logo.height": { label: "Height" },
  "logo.hasName": { label: "The name is in the logo" },
  ...below("colours.light", colours("By day")),
  ...below("colours.dark", colours("By night, on devices that are set to dark")),
  ...below("hours.footer", hours("At the foot of each page", "When the academy is open.")),
  ...below(
    "hours.support",
    hours(
      "On the contact page",
      "When somebody answers. Enquiries are marked as late by the standard hours, whatever is written here.",
    ),
  ),
  ...below("hours.classes", hours("In the questions", "When classes are held.")),
  announcements: {
    label: "Announcements on the home page",
    entry: (number) => `Announcement ${number}`,
    add: "Add an Announcement",
  },
  "announcements.*.text": { label: "Text", hint: smallMarkdown },
  "announcements.*.from": { label: "First day", hint: dayHint },
  "announcements.*.until": { label: "Last day", hint: "Empty: until you remove it." },
  "about.title": { label: "Title" },
  "about.text": { label: "Text" },
  ...below("about.mission", titled("Mission")),
  ...below("about.vision", titled("Vision")),
  "about.story": { label: "Story" },
  "about.story.title": { label: "Title" },
  "about.story.paragraphs": { label: "Text", hint: smallMarkdown },
  "about.numbers": { label: "Numbers" },
  "about.numbers.title": { label: "Title" },
  "about.numbers.students": {
    label: "First number",
    hint: "A bare number with a plus sign, such as 500+, is counted up on the page.",
  },
  "about.numbers.students.text": { label: "Number" },
  "about.numbers.students.label": { label: "Of what" },
  "about.numbers.stats": {
    label: "More numbers",
    entry: (number) => `Number ${number + 1}`,
    add: "Add a Number",
  },
  "about.numbers.stats.*.text": { label: "Number" },
  "about.numbers.stats.*.label": { label: "Of what" },
  "about.features": { label: "How you go about it" },
  "about.features.title": { label: "Title" },
  "about.features.items": {
    label: "Points",
    entry: (number) => `Point ${number}`,
    add: "Add a Point",
  },
  "about.features.items.*.title": { label: "Title" },
  "about.features.items.*.text": { label: "Text" },
  "about.team": { label: "People" },
  "about.team.title": { label: "Title" },
  "about.team.people": {
    label: "People",
    entry: (number) => `Person ${number}`,
    add: "Add a Person",
  },
  "about.team.people.*.name": { label: "Name" },
  "about.team.people.*.initials": { label: "Initials" },
  "about.team.people.*.role": { label: "Role" },
  "about.team.people.*.text": { label: "Text" },
  ...below("testimonials.home", testimonials("On the home page")),
  ...below("testimonials.demo", testimonials("On the demo page")),
  questions: { label: "Questions", entry: (number) => `Question ${number}`, add: "Add a Question" },
  "questions.*.question": { label: "Question" },
  "questions.*.answer": { label: "Answer", hint: smallMarkdown },
  "questions.*.link": { label: "Link below the answer", hint: "May stay empty." },
  "questions.*.link.label": { label: "Text of the link" },
  "questions.*.link.href": { label: "Where it leads", hint: "Such as /demo or https://…" },
  "policies.*.title": { label: "Title" },
  "policies.*.lead": { label: "Text below the title" },
  "policies.*.isDraft": { label: "Still a draft: a mark at its top says so" },
  "policies.*.sections": {
    label: "Sections",
    entry: (number) => `Section ${number}`,
    add: "Add a Section",
  },
  "policies.*.sections.*.title": { label: "Title" },
  "policies.*.sections.*.paragraphs": { label: "Text", hint: policyText },
  "subjects.*.title": { label: "Title" },
  "subjects.*.lead": { label: "Text below the title" },
  "subjects.*.card": { label: "Sentence on the card that leads here" },
  "subjects.*.paragraphs": { label: "How you teach it", hint: smallMarkdown },
  "subjects.*.levels": { label: "What you cover" },
  "subjects.*.levels.title": { label: "Title" },
  "subjects.*.levels.items": {
    label: "Levels",
    entry: (number) => `Level ${number}`,
    add: "Add a Level",
  },
  "subjects.*.levels.items.*.name": { label: "Name" },
  "subjects.*.levels.items.*.text": { label: "Text" },
};

/** The button that takes an offered colour. */
export const offerWords = (colour: string, ratio: string) =>
  `Use the nearest readable colour: ${colour}, contrast ${ratio} to 1`;

/** What is wrong with a field. */
export const fieldProblems: Record<SiteProblem, string> = {
  missing: "Please fill this in.",
  "too-long": "This text is too long.",
  "too-many": "There are too many entries.",
  "too-few": "At least one entry is needed.",
  "no-email": "This is not an email address.",
  "no-phone": "This is not a phone number.",
  "no-origin": "Please enter an address such as https://www.academy.example, without a path.",
  "no-web-address": "Please enter an address that begins with https://",
  "no-link":
    "Please enter an address that begins with https://, or a page of this site such as /demo",
  "no-day": "There is no such day. Please check it.",
  "no-colour": "This is not a colour.",
  "unreadable-on-ground":
    "Text of this colour can't be read on the background: it needs a contrast of 4.5 to 1. Choose one that is darker or lighter.",
  "unreadable-on-surface":
    "Text of this colour can't be read on the cards and fields: it needs a contrast of 4.5 to 1. Choose one that is darker or lighter.",
  "unreadable-on-sunken":
    "Text of this colour can't be read on the darker parts: it needs a contrast of 4.5 to 1. Choose one that is darker or lighter.",
  "unreadable-on-brand":
    "Text of this colour can't be read on the colour of headings and buttons: it needs a contrast of 4.5 to 1. Choose one that is darker or lighter.",
  "unreadable-on-accent":
    "Text of this colour can't be read on the accent: it needs a contrast of 4.5 to 1. Choose one that is darker or lighter.",
  "unreadable-notices":
    "Messages can't be read on this colour. Choose one that is closer to the standard one.",
  "no-number": "Please choose a number.",
  "no-leave": "Please say who gave leave to print this, and on which day.",
  "too-many-marks":
    "This text can't be shown: it has too many signs such as *, _ or -, too many paragraphs, or signs within signs. Please use fewer, or shorten it.",
  "ends-before-start": "The last day is before the first.",
  damaged: "Please check this.",
};
