import { publicHolidays } from "#content/timetable/holidays/all.ts";
import { contentKinds } from "#domain/teaching/content-kind.ts";
import { standings } from "#domain/lessons/settlement.ts";
import { mailGroups } from "#domain/mail/mail.ts";

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
  "app/content/shared/errors.ts": {
    status: [500, 400, 403, 404, 405, 413, 415, 503],
    code: [undefined, "busy", "not-a-tutor"],
  },
  "app/content/site/pages/faq.ts": {
    academy: [academy],
    classHours: [
      [
        { days: "⟨days⟩", time: "⟨time⟩" },
        { days: "⟨other days⟩", time: "⟨other time⟩" },
      ],
    ],
  },
  "app/content/timetable/holidays/names.ts": {
    name: ["⟨name⟩", ...namesOfHolidays()],
  },
  "app/content/site/pages/privacy.ts": { academy: [academy] },
  "app/domain/shared/date-words.ts": { hours: [18, 2, 8, 13, 21] },
  "app/routes/admin/enquiries/card-messages.ts": { count: [12, 1], limit: [100, 9] },
  "app/parts/office/guardian-messages.ts": {
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
  "app/parts/office/matching-messages.ts": { number: [12, 1, 0], most: [100, 9] },
  "app/routes/admin/site/field-messages.ts": { number: [5] },
  "app/parts/lessons/outcome/messages.ts": {
    standing: ["unsettled", ...standings],
    reader: ["student", "guardian", "tutor"],
    isLong: [false, true],
  },
  "app/routes/public/unsubscribe/messages.ts": { group: mailGroups },
  "app/parts/teaching/tutor/notice-messages.ts": { kind: contentKinds },
  "app/parts/timetable/week/messages.ts": { weekday: ["⟨weekday⟩"] },
};

function namesOfHolidays(): string[] {
  return [...new Set([...publicHolidays.values()].flat().map(({ name }) => name))];
}
