import type { EnquiryLanguage } from "#domain/enquiries/enquiry.ts";
import type { LostReason } from "#domain/enquiries/stage.ts";

export const lostWords: Record<LostReason, string> = {
  "no-answer": "No answer",
  price: "Price",
  time: "No suitable time",
  "other-academy": "Chose another academy",
  "not-interested": "Not interested any more",
  "not-serious": "Not a serious enquiry",
  other: "Another reason",
};

export const languageWords: Record<EnquiryLanguage, string> = {
  en: "English",
  te: "Telugu",
  hi: "Hindi",
};

/** The planned demo class, and the buttons that change it. */
export const demoWords = {
  when: (time: string, length: string) => `${time}, ${length}`,
  book: "Book a Demo",
  change: "Change Demo",
  held: "Demo Held",
  missed: "Demo Missed",
  cancelled: "Cancel Demo",
  later: "Once it is over, say here that it was held.",
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
  counted: (count: number, limit: number) => (count < limit ? String(count) : `${limit}+`),
};
