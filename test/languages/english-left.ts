import { findForeignWords } from "../words/latin-words.ts";

/** Ids, addresses, names of files and places to fill in, which have no language. */
const codes =
  /https?:\/\/\S+|[\w.+-]+@[\w.-]+|\b[\w-]+(?:\.[\w-]+)*\.example\S*|\b[0-9a-f]{8}-[0-9a-f-]{27}\b|[\w-]+\.(?:csv|ics|json|txt|png|jpe?g|svg|pdf|xlsx|ods)\b|\{[\w-]+\}|\b[A-Za-z]*\d[\w-]*/g;

/** The English of a text that is in another language: its Latin words, apart from those that stay. */
export function findEnglish(text: string): string[] {
  const words = findForeignWords(text.replaceAll(codes, " "));
  return words.length > 0 ? [words.join(" ")] : [];
}
