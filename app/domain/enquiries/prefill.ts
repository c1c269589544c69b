import { isClassId, knownSubjects } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { EnquiryInput } from "./form.ts";

/** The address of the form, and what a link to it may choose: a class, and subjects. */
export const enquiryPath = "/book-a-demo";
export const prefillNames = ["class", "subject"] as const;

/** The form's address with choices of a page, such as `?class=class-9&subject=physics`. */
export function prefilledPath(choices: Partial<Record<(typeof prefillNames)[number], string>>) {
  const query = new URLSearchParams(choices).toString();
  return query ? `${enquiryPath}?${query}` : enquiryPath;
}

/** What a link chose, in an otherwise empty form; null without a class or subject that exists. */
export function readPrefill(query: URLSearchParams): EnquiryInput | null {
  const [named = ""] = query.getAll("class");
  const selectedClass = isClassId(named) ? named : "";
  const selectedSubjects = knownSubjects(query.getAll("subject"));
  if (selectedClass === "" && selectedSubjects.length === 0) return null;
  return {
    name: "",
    asker: "",
    phoneNumber: "",
    email: "",
    selectedClass,
    selectedSubjects,
    firstDate: "",
    firstTime: "",
    secondDate: "",
    secondTime: "",
    language: "",
  };
}
