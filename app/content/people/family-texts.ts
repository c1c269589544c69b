import type { Language } from "#domain/shared/language.ts";

/** What the office writes to a family on WhatsApp. */
export const familyTextKinds = ["missed-call", "reminder", "link", "times"] as const;
export type FamilyTextKind = (typeof familyTextKinds)[number];

/** What a text names. */
export interface FamilyTextFacts {
  academy: string;
  /** The child, or the student who reads it. */
  name: string;
  /** The next lesson; null for none. */
  lesson: { startsAt: Date; url: string } | null;
}

interface Words {
  greeting: (academy: string) => string;
  missedCall: (name: string) => string;
  reminder: (name: string, at: string) => string;
  link: (name: string, at: string, url: string) => string;
  times: (name: string) => string;
}

// All three in one module: the reader's language is the family's, not that of the build.
const wordsOf: Record<Language, Words> = {
  en: {
    greeting: (academy) => `Hello from ${academy}.`,
    missedCall: (name) =>
      `We tried to call you about ${name}'s lessons. When may we call you again?`,
    reminder: (name, at) => `A reminder of ${name}'s next lesson: ${at}.`,
    link: (name, at, url) => `The link to ${name}'s lesson (${at}): ${url}`,
    times: (name) =>
      `Which days and times suit you for ${name}'s lessons? Please tell us two or three.`,
  },
  te: {
    greeting: (academy) => `నమస్తే, ${academy} నుండి.`,
    missedCall: (name) => `${name} క్లాసుల గురించి మీకు ఫోన్ చేశాం, కానీ మాట్లాడలేకపోయాం. మళ్లీ ఎప్పుడు ఫోన్ చేయమంటారు?`,
    reminder: (name, at) => `గుర్తు చేస్తున్నాం, ${name} తర్వాతి క్లాస్: ${at}.`,
    link: (name, at, url) => `${name} క్లాస్ (${at}) లింక్: ${url}`,
    times: (name) => `${name} క్లాసులకు మీకు ఏ రోజులు, ఏ సమయాలు వీలుగా ఉంటాయి? దయచేసి రెండు మూడు సమయాలు చెప్పండి.`,
  },
  hi: {
    greeting: (academy) => `नमस्ते, ${academy} से।`,
    missedCall: (name) =>
      `${name} की क्लास के बारे में हमने आपको फ़ोन किया था, पर बात नहीं हो पाई। हम दोबारा कब फ़ोन करें?`,
    reminder: (name, at) => `याद दिला दें, ${name} की अगली क्लास: ${at}।`,
    link: (name, at, url) => `${name} की क्लास (${at}) का लिंक: ${url}`,
    times: (name) => `${name} की क्लास के लिए आपको कौन से दिन और समय ठीक रहेंगे? कृपया दो-तीन समय बताइए।`,
  },
};

const clocks = Object.fromEntries(
  (["en", "te", "hi"] as const).map((language) => [
    language,
    new Intl.DateTimeFormat(`${language}-IN`, {
      timeZone: "Asia/Kolkata",
      weekday: "long",
      day: "numeric",
      month: "long",
      hour: "numeric",
      minute: "2-digit",
    }),
  ]),
) as Record<Language, Intl.DateTimeFormat>;

/** A text in the family's language; null where it is about a lesson and there is none. For the server. */
export function familyText(
  kind: FamilyTextKind,
  language: Language,
  { academy, name, lesson }: FamilyTextFacts,
): string | null {
  const words = wordsOf[language];
  const at = lesson && clocks[language].format(lesson.startsAt);
  const textOf = {
    "missed-call": () => words.missedCall(name),
    reminder: () => at && words.reminder(name, at),
    link: () => lesson && at && words.link(name, at, lesson.url),
    times: () => words.times(name),
  };
  const text = textOf[kind]();
  return text && `${words.greeting(academy)} ${text}`;
}
