// English: dd5e6538
import type { MailGroup } from "#domain/mail/mail.ts";
import type * as english from "#routes/public/unsubscribe/messages.ts";

const groups: Record<MailGroup, string> = {
  reminders: "క్లాసులను గుర్తుచేసే ఈమెయిల్స్",
  lessons: "క్లాసులు పెట్టినప్పుడు, మార్చినప్పుడు, రద్దయినప్పుడు పంపే ఈమెయిల్స్",
  reports: "మీ క్లాసుల రిపోర్టుల ఈమెయిల్స్",
  messages: "చదవని మెసేజ్‌ల ఈమెయిల్స్",
  announcements: "మీ ట్యూటర్ల ప్రకటనల ఈమెయిల్స్",
  news: "మీ కోర్సుల గురించి కొత్త విషయాల ఈమెయిల్స్",
  courses: "కోర్సు ముగిసినప్పుడు లేదా ట్యూటర్ మారినప్పుడు పంపే ఈమెయిల్స్",
  arrivals: "కొత్త విద్యార్థులు, దరఖాస్తుల గురించి ఈమెయిల్స్",
};

export const messages: typeof english.messages = {
  pageTitle: (name) => `ఈమెయిల్స్ ఆపండి · ${name}`,
  title: "ఈ ఈమెయిల్స్ ఆపాలా?",
  text: (group) => `${groups[group]} ఇక మీకు రావు. అన్నీ మీ డ్యాష్‌బోర్డ్‌లో అలాగే ఉంటాయి.`,
  stop: "ఈ ఈమెయిల్స్ ఆపండి",
  stopped: "ఆపేశాం",
  stoppedText: (group) => `${groups[group]} ఇక మీకు రావు. మీ ఖాతా పేజీలో వీటిని మళ్లీ ఆన్ చేయవచ్చు.`,
  choose: "మీ ఈమెయిల్స్ ఎంచుకోండి",
};
