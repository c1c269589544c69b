import {
  classIds,
  subjectIds,
  type ClassId,
  type SubjectId,
} from "#domain/teaching/catalogue/catalogue-ids.ts";
import { isCalendarDate, parseMoment, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { isRelation, type Relation } from "#domain/guardians/guardian.ts";
import { day } from "#domain/shared/durations.ts";

/** In UTF-16 units: nothing that a cell or heading names is longer. */
const longestName = 200;

/** The letters and digits of a name in lower case; "" for a text that is too long for a name. */
export function plain(text: string): string {
  return text.length > longestName ? "" : text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** A text without what stands in brackets; a bracket that isn't closed goes to the end. */
export function withoutBrackets(text: string): string {
  return text.replaceAll(/\([^)]*\)?/g, "");
}

const roman = ["v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];
const classNames = new Map<string, ClassId>(
  classIds.flatMap((id, index) => {
    const number = /\d+/.exec(id)?.[0];
    if (number === undefined) return [[plain(id), id] as const];
    const numeral = roman[index] ?? "";
    return [number, `0${number}`.slice(-2), `${number}th`, numeral].map(
      (one) => [one, id] as const,
    );
  }),
);

/** The two years after class 10 as Telangana names them. */
const intermediate: readonly (readonly [RegExp, ClassId])[] = [
  [/^inter(?:mediate)?(?:1st|1|i|first)(?:year|yr)?$/, "class-11"],
  [/^inter(?:mediate)?(?:2nd|2|ii|second)(?:year|yr)?$/, "class-12"],
];

/**
 * A class as people write it: "10", "Class X", "10th standard", "9th - B" with its section,
 * "Inter 1st Year", "B.Tech".
 *
 * @returns null for no class of ours
 */
export function readClass(text: string): ClassId | null {
  // A spreadsheet writes whole numbers as "10.0" at times.
  const whole = text.trim().replace(/\.0+$/, "");
  const bare = withoutBrackets(whole).replace(/[\s-][a-h]$/i, "");
  for (const one of [whole, bare]) {
    const word = plain(one);
    const id =
      classNames.get(word.replaceAll(/class|grade|standard|std/g, "")) ?? classNames.get(word);
    if (id) return id;
  }
  return intermediate.find(([name]) => name.test(plain(bare)))?.[1] ?? null;
}

const otherSubjectNames: Readonly<Record<string, SubjectId>> = {
  maths: "mathematics",
  math: "mathematics",
  mathematic: "mathematics",
  phy: "physics",
  chem: "chemistry",
  bio: "biology",
  eng: "english",
  social: "social-studies",
  socialscience: "social-studies",
  socialstudy: "social-studies",
  sst: "social-studies",
  cs: "computer-science",
  computers: "computer-science",
  computer: "computer-science",
  coding: "programming",
  dsa: "data-structures",
  datastructure: "data-structures",
  algorithm: "algorithms",
  webdev: "web-development",
};
const subjectNames = new Map<string, SubjectId>([
  // A subject's id is its English name, which sheets have in every language of the interface.
  ...subjectIds.map((id) => [plain(id), id] as const),
  ...Object.entries(otherSubjectNames),
]);

/** A subject as people write it; null for no subject of ours. */
export function readSubject(text: string): SubjectId | null {
  return subjectNames.get(plain(text)) ?? null;
}

/** The parts of a cell that lists several things: "Maths, Physics & English". */
export function splitList(text: string): string[] {
  return text
    .split(/[,;/|&\n+]|\band\b/iu)
    .map((part) => part.trim())
    .filter(Boolean);
}

/**
 * A phone number without what spreadsheets make of it: "9.87654321E+9" is a number again and
 * "9876543210.0" loses its end.
 *
 * @returns null where digits are lost
 */
export function readPhone(text: string): string | null {
  const number = text.trim().replace(/^'/, "");
  const [, whole = "", fraction = "", exponent] =
    /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i.exec(number) ?? [];
  if (exponent === undefined) return number.replace(/^(\d+)\.0+$/, "$1");
  // The digits that the exponent stands for, if all of them are there.
  return fraction.length >= Number(exponent) - 1
    ? (whole + fraction).slice(0, Number(exponent) + 1).padEnd(Number(exponent) + 1, "0")
    : null;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Excel writes 2012 as "12" beside a named month, and means the years from 1930 to 2029 by it. */
const fullYear = (year: string) => `${Number(year) < 30 ? "20" : "19"}${year}`;

/**
 * A date as people and spreadsheets write it: 2012-05-31, 31/05/2012, 31 May 2012, May 31 2012,
 * 31-May-12, or the number of days since 1899-12-30. Of two numbers the first is the day. A moment with
 * a zone is the day that it has in India; without one only midnight is a day.
 *
 * @returns YYYY-MM-DD, or null
 */
export function readDate(text: string): string | null {
  const date = text.trim();
  if (isTimed(date)) {
    const moment = parseMoment(date);
    const found = moment && toIndiaDateTimeFields(moment);
    return found && (hasZone(date) || found.time === "00:00") ? found.date : null;
  }
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(date);
  if (iso) return toDate(iso[1], iso[2], iso[3]);
  const dayFirst = /^(\d{1,2}) ?[/.\- ] ?(\d{1,2}) ?[/.\- ] ?(\d{4})$/.exec(date);
  if (dayFirst) return toDate(dayFirst[3], dayFirst[2], dayFirst[1]);
  const named =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?[ \-,/.]*(?<month>[a-z]{3})[a-z]*[ \-,/.]*(?<year>\d{4}|\d\d)$/i.exec(
      date,
    ) ??
    /^(?<month>[a-z]{3})[a-z]*[ \-.]*(?<day>\d{1,2})(?:st|nd|rd|th)?[ ,]+(?<year>\d{4})$/i.exec(
      date,
    );
  if (named) {
    const { day, month = "", year = "" } = named.groups ?? {};
    const number = months.indexOf(month.toLowerCase()) + 1;
    return toDate(year.length === 2 ? fullYear(year) : year, String(number), day);
  }
  if (!/^\d{5}(\.0+)?$/.test(date)) return null;
  const moment = new Date(Date.UTC(1899, 11, 30) + Number(date) * day);
  return moment.toISOString().slice(0, 10);
}

const isTimed = (date: string) => /^\d{4}-\d\d-\d\d[T ]\d/.test(date);
const hasZone = (date: string) =>
  /Z$|[+-]\d\d(?::?\d\d)?$/i.test(date.slice("2012-05-31T00".length));

/** Whether a date that `readDate` refuses is a moment that may be of another day in India. */
export function isDayInDoubt(text: string): boolean {
  const date = text.trim();
  return isTimed(date) && !hasZone(date) && parseMoment(date) !== null;
}

function toDate(year = "", month = "", day = ""): string | null {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(text) ? text : null;
}

const otherRelations: Readonly<Record<string, Relation>> = {
  mum: "mother",
  mom: "mother",
  dad: "father",
  grandmother: "grandparent",
  grandfather: "grandparent",
};

/** What a guardian is to a student; anything unknown is "other". */
export function readRelation(text: string): Relation {
  const word = plain(text);
  return isRelation(word) ? word : (otherRelations[word] ?? "other");
}
