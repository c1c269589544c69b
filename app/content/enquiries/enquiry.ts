import type { EnquiryAsker, EnquiryLanguage } from "#domain/enquiries/enquiry.ts";

/** The labels of an enquiry's fields. */
export interface EnquiryLabels {
  name: string;
  asker: string;
  askers: Record<EnquiryAsker, string>;
}

/** The labels of an enquiry's fields, on the website and for the staff. */
export const enquiryWords = {
  phone: "Phone",
  email: "Email",
  contactHint: "A phone number or an email is enough.",
  class: "Class",
  choose: "Choose one",
  subjects: "Subjects",
  optional: "optional",
  first: "First time that suits",
  second: "Another time that suits",
  zone: "Times are in India time (IST).",
  date: "Date",
  time: "Time",
  language: "Language",
  languages: {
    en: "English",
    te: "Telugu (తెలుగు)",
    hi: "Hindi (हिन्दी)",
  } satisfies Record<EnquiryLanguage, string>,
};
