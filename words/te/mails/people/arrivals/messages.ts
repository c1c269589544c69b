// English: 33262a84
import type * as english from "#mails/people/arrivals/messages.ts";
import { maxCountedArrivals } from "#data/mail/arrivals.ts";
import { count } from "#content/shared/count.ts";

const number = (value: number, one: string, more: string) =>
  value >= maxCountedArrivals
    ? `${maxCountedArrivals} లేదా అంతకంటే ఎక్కువ ${more}`
    : count(value, one, more);

export const messages: typeof english.messages = {
  students: (value) => number(value, "కొత్త విద్యార్థి", "మంది కొత్త విద్యార్థులు"),
  tutors: (value) => number(value, "కొత్త దరఖాస్తు", "కొత్త దరఖాస్తులు"),
  subject: (parts, academy) => `${academy}: ${parts.join(", ")}`,
  text: (since) => `${since} తర్వాత సైన్ అప్ చేసినవారు:`,
  next: "ట్యూటర్ లేని విద్యార్థులు, చదవాల్సిన దరఖాస్తులు మీ డ్యాష్‌బోర్డ్‌లో ఉన్నాయి.",
  link: "మీ డ్యాష్‌బోర్డ్ తెరవండి",
};
