import { isClassId, isSubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { messages } from "./messages.ts";

/** A value of the export as text: times in India's time zone, classes and subjects by name. */
export function factText(fact: unknown): string {
  if (fact === null || fact === undefined || fact === "") return messages.none;
  if (typeof fact === "boolean") return fact ? messages.yes : messages.no;
  if (Array.isArray(fact)) return messages.list(fact.map(factText)) || messages.none;
  if (isClassId(fact)) return className(fact);
  if (isSubjectId(fact)) return subjectName(fact);
  const text = typeof fact === "string" ? fact : JSON.stringify(fact);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text) ? formatDateTime(new Date(text)) : text;
}
