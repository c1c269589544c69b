/** What stays in Latin letters in every language: whole words, and names of several. */
const latinWords: readonly string[] = [
  // Examinations, boards, institutes and courses of study
  "BiPC",
  "CBSE",
  "EAPCET",
  "ICSE",
  "IIT",
  "JEE",
  "MPC",
  "NEET",
  "NIT",
  // Institutions, which are searched for by these names
  "Data Protection Board of India",
  "National Consumer Helpline",
  // Services, programs and programming languages
  "Android",
  "C",
  "Excel",
  "Google",
  "Google Calendar",
  "Google Drive",
  "Google Form",
  "Google Forms",
  "Java",
  "JavaScript",
  "LibreOffice",
  "Mac",
  "Python",
  "Vimeo",
  "WhatsApp",
  "IFSC",
  "UPI",
  "UPI ID",
  "UPI transaction ID",
  "UTR",
  "YouTube",
  "iPhone",
  // Formats, units, keys and clocks
  "AM",
  "CSV",
  "Ctrl",
  "IST",
  "KB",
  "MB",
  "PDF",
  "PM",
  "PNG",
  "QR",
  "SVG",
  "URL",
  "UTF-8",
  "WebP",
  // What somebody who runs the server types or looks for
  "DKIM",
  "DMARC",
  "PUBLIC_URL",
  "SMTP_URL",
  "SPF",
  "cron",
  "https",
  "mail-failed",
  "npm run backup",
  "outbox",
  // Menus of other programs, which are in English where the steps are followed
  "Add Calendar",
  "Add Subscription Calendar",
  "Calendars",
  "From URL",
  "Other calendars",
  "Text",
  // Headings that an imported sheet has
  "Address",
  "Bio",
  "Class",
  "Classes",
  "Date of Birth",
  "Email",
  "Name",
  "Phone",
  "Referral Email",
  "Relation",
  "Student's Email",
  "Subject",
  "Subjects",
  "Tutor's Email",
  // A language's own name, for who looks for it
  "English",
  "Language",
  // A term beside its translation
  "median",
  // People of the sample academy, with their initials
  "Arjun K",
  "BT",
  "Bhavani Thota",
  "DK",
  "Daniel Koppula",
  "Farhana B",
  "IQ",
  "Imran A",
  "Imtiaz Qadri",
  "Joseph D",
  "Kavitha S",
  "Lavanya R",
  "Rohan T",
  "SN",
  "Sahasra",
  "Sarada Nelluri",
  "Sneha P",
  "Venkatesh M",
];

/** What may stand in Latin letters besides: addresses, ends of file names, and the key K. */
const others = [
  String.raw`https?:\/\/\S*`,
  String.raw`[\w.+-]+@[\w.-]+`,
  String.raw`(?<!\S)\/[\w\/-]+`,
  String.raw`\.(?:ics|csv|xlsx|ods|pdf)\b`,
  "[+⌘]K",
];

const longestFirst = latinWords.toSorted((one, other) => other.length - one.length);
const allowed = new RegExp(
  [...others, ...longestFirst.map((word) => String.raw`(?<![\w-])${word}(?![\w-])`)].join("|"),
  "g",
);

/** The Latin words of a text that do not belong to every language: forgotten English. */
export function findForeignWords(text: string): string[] {
  return text.replaceAll(allowed, " ").match(/[A-Za-z][A-Za-z'’_-]*/g) ?? [];
}
