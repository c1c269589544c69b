import type { EnquiryAsker, EnquiryLanguage, EnquirySource } from "#domain/enquiry.ts";
import type { EnquiryStage, LostReason } from "#domain/enquiry-stage.ts";

/** Words for the codes of enquiries, for loaders: the browser gets only those that it shows. */
export const stageWords: Record<EnquiryStage, string> = {
  new: "New",
  called: "Called",
  "demo-booked": "Demo booked",
  "demo-held": "Demo held",
  enrolled: "Enrolled",
  lost: "Lost",
};

export const sourceWords: Record<EnquirySource, string> = {
  website: "Website",
  phone: "Phone",
  "walk-in": "Walk-in",
  whatsapp: "WhatsApp",
  referral: "Referral",
  other: "Other",
};

export const lostWords: Record<LostReason, string> = {
  "no-answer": "No answer",
  price: "Price",
  time: "No suitable time",
  "other-academy": "Chose another academy",
  "not-interested": "Not interested any more",
  "not-serious": "Not a serious enquiry",
  other: "Another reason",
};

export const askerWords: Record<EnquiryAsker, string> = {
  parent: "parent",
  student: "student",
};

export const languageWords: Record<EnquiryLanguage, string> = {
  en: "English",
  te: "Telugu",
  hi: "Hindi",
};

/** The lines of an enquiry's history, by their codes. */
export const eventWords: Readonly<Record<string, string>> = {
  received: "Received",
  call: "Call",
  note: "Note",
  owner: "Owner changed",
  "next-step": "Next step",
  lost: "Lost",
  reopened: "Opened again",
  enrolled: "Enrolled",
  "demo-booked": "Demo booked",
  "demo-held": "Demo held",
  "demo-moved": "Demo changed",
  "demo-missed": "Demo missed",
  "demo-cancelled": "Demo cancelled",
};

/** The planned demo class, and the buttons that change it. */
export const demoWords = {
  when: (time: string, length: string) => `${time}, ${length}`,
  book: "Book a Demo",
  change: "Change Demo",
  held: "Demo Held",
  missed: "Demo Missed",
  cancelled: "Cancel Demo",
};

export const noNextStep: string = "None";

/** How long ago something was. */
export const ageWords = {
  now: "Just now",
  minutes: (count: number) => (count === 1 ? "1 minute ago" : `${count} minutes ago`),
  hours: (count: number) => (count === 1 ? "1 hour ago" : `${count} hours ago`),
  days: (count: number) => (count === 1 ? "1 day ago" : `${count} days ago`),
};

export const cardWords = {
  course: (className: string, subjects: string) =>
    subjects === "" ? className : `${className} · ${subjects}`,
  nobody: "Nobody yet",
  next: (step: string, when: string) => `${step} · ${when}`,
  at: (day: string, time: string) => `${day}, ${time}`,
  asker: (name: string, who: string) => `${name} (${who})`,
  came: (when: string, age: string) => `${when} (${age})`,
  by: (when: string, name: string | null) => (name === null ? when : `${when} · ${name}`),
  counted: (count: number, limit: number) => (count < limit ? String(count) : `${limit}+`),
};
