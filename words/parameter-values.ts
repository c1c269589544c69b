import { publicHolidays } from "#content/holidays/all.ts";
import { contentKinds } from "#domain/content-kind.ts";
import { standings } from "#domain/lessons/settlement.ts";
import { mailGroups } from "#domain/mail.ts";

const academy = {
  name: "⟨academy.name⟩",
  legalName: "⟨academy.legalName⟩",
  website: "⟨academy.website⟩",
  email: "⟨academy.email⟩",
  phone: "⟨academy.phone⟩",
  emailReply: "⟨academy.emailReply⟩",
  address: {
    street: "⟨street⟩",
    city: "⟨city⟩",
    state: "⟨state⟩",
    postcode: "⟨postcode⟩",
    country: "⟨country⟩",
  },
};

/**
 * Values of parameters that take neither any text nor any number, such as a key of a table: by module
 * and the parameter's name. A call has the first of each; further calls have the others, one by one.
 */
export const parameterValues: Readonly<Record<string, Record<string, readonly unknown[]>>> = {
  "app/content/errors.ts": {
    status: [500, 400, 403, 404, 405, 413, 415, 503],
    code: [undefined, "busy", "not-a-tutor"],
  },
  "app/content/faq.ts": {
    academy: [academy],
    classHours: [
      [
        { days: "⟨days⟩", time: "⟨time⟩" },
        { days: "⟨other days⟩", time: "⟨other time⟩" },
      ],
    ],
  },
  "app/content/holidays/names.ts": {
    name: ["⟨name⟩", ...namesOfHolidays()],
  },
  "app/content/privacy.ts": { academy: [academy] },
  "app/domain/date-words.ts": { hours: [18, 2, 8, 13, 21] },
  "app/routes/admin/enquiries/words.ts": { count: [12, 1], limit: [100, 9] },
  "app/routes/admin/guardian-messages.ts": {
    decision: ["given", "withheld", "withdrawn"],
    role: ["admin", "tutor"],
  },
  "app/routes/admin/home/entry-messages.ts": {
    number: [12, 1],
    most: [100, 9],
    shown: [5],
    all: [12],
    subjects: [["⟨subject⟩", "⟨other subject⟩"], ["⟨subject⟩"]],
  },
  "app/routes/admin/matching-words.ts": { number: [12, 1, 0], most: [100, 9] },
  "app/routes/admin/site/field-words.ts": { number: [5] },
  "app/routes/lesson-outcome/messages.ts": {
    standing: ["unsettled", ...standings],
    reader: ["student", "guardian", "tutor"],
    isLong: [false, true],
  },
  "app/routes/public/unsubscribe/messages.ts": { group: mailGroups },
  "app/routes/student/messages.ts": { days: [0, 1, 5], hours: [5, 1, 0], minutes: [12, 1, 0] },
  "app/routes/tutor/notice-messages.ts": { kind: contentKinds },
  "app/routes/week/messages.ts": { weekday: ["⟨weekday⟩"] },
};

function namesOfHolidays(): string[] {
  return [...new Set([...publicHolidays.values()].flat().map(({ name }) => name))];
}
