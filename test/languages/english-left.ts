import { latinWords } from "../words/latin-words.ts";

const allowed = new Set(latinWords.map((word) => word.toLowerCase()));

/** What is written in Latin letters in every language: addresses, files, numbers with a unit. */
const technical =
  /https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:www\.)?[\w-]+(?:\.[\w-]+)*\.example\S*|\/[a-z][\w/.-]*|\b[0-9a-f]{8}-[0-9a-f-]{27}\b|\b[\w-]+\.(?:csv|ics|json|txt|png|jpe?g|svg|pdf|xlsx|ods)\b|\b[A-Za-z]*\d[\w-]*/gi;

/**
 * The runs of Latin words in a text that is in another language, apart from those that every
 * language writes so.
 */
export function findEnglish(text: string): string[] {
  const runs = text
    .replaceAll(technical, "\u0000")
    .matchAll(/[A-Za-z][A-Za-z'’-]*(?:[ ,:;.()/&-]+[A-Za-z][A-Za-z'’-]*)*/g);
  return [...runs]
    .map(([run]) => run)
    .filter((run) => wordsOf(run).some((word) => !allowed.has(word.toLowerCase())));
}

const wordsOf = (run: string) => run.match(/[A-Za-z]+/g) ?? [];
