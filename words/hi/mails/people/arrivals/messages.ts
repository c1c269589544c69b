// English: 33262a84
import type * as english from "#mails/people/arrivals/messages.ts";
import { maxCountedArrivals } from "#data/mail/arrivals.ts";
import { count } from "#content/shared/count.ts";

const number = (value: number, one: string, more: string) =>
  value >= maxCountedArrivals
    ? `${maxCountedArrivals} या उससे ज़्यादा ${more}`
    : count(value, one, more);

export const messages: typeof english.messages = {
  students: (value) => number(value, "नया विद्यार्थी", "नए विद्यार्थी"),
  tutors: (value) => number(value, "नया आवेदन", "नए आवेदन"),
  subject: (parts, academy) => `${academy}: ${parts.join(" और ")}`,
  text: (since) => `${since} के बाद साइन अप करने वाले:`,
  next: "जिन विद्यार्थियों के अभी ट्यूटर नहीं हैं और जो आवेदन पढ़ने बाकी हैं, वे आपके डैशबोर्ड पर हैं।",
  link: "अपना डैशबोर्ड खोलें",
};
