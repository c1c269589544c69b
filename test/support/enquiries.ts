import { insertEnquiry, type NewEnquiry } from "#data/enquiries/enquiries.ts";
import type { TestDatabase } from "./academy.ts";

let enquiries = 0;

/** Adds a new enquiry from the website. @returns its id */
export function makeEnquiry(
  { database }: Pick<TestDatabase, "database">,
  changed: Partial<NewEnquiry> = {},
): Promise<string> {
  enquiries += 1;
  return insertEnquiry(database, {
    source: "website",
    asker: "parent",
    askerName: `Family ${enquiries}`,
    phone: `+91 90000 ${10_000 + enquiries}`,
    email: null,
    classId: "class-10",
    subjectIds: ["mathematics"],
    first: null,
    second: null,
    language: "en",
    createdBy: null,
    note: null,
    ...changed,
  });
}
