import { isCalendarDate, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { endOf, type LessonSpan } from "#domain/timetable/lesson.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";
import { day } from "#domain/shared/durations.ts";

/** The degrees of understanding, from the least on: 1 "Needs help" to 4 "Can explain it". */
export const degrees = [1, 2, 3, 4] as const;

export type Understanding = (typeof degrees)[number];

/** How the homework of the report before was kept. */
export const homeworkStates = ["done", "partly", "not"] as const;

export type HomeworkState = (typeof homeworkStates)[number];

/** How long after a lesson its report can be sent, and how long after that it can be changed, in days. */
export const reportDays = 30;
export const reportEditDays = 7;

/** For how long the home of the tutor lists a lesson without its report, in days after its end. */
export const reportWaitDays = 7;

/** The most characters of each text, in UTF-16 units after trimming. */
export const reportLimits = {
  coveredOther: 500,
  wentWell: 1000,
  toPractise: 1000,
  homework: 1000,
  /** Of one chapter's name. */
  chapter: 200,
  /** How many chapters one lesson covers. */
  chapters: 40,
} as const;

/** The form as submitted; an absent field is an empty string. */
export interface ReportInput {
  /** The names of the chosen chapters. */
  readonly covered: readonly string[];
  readonly coveredOther: string;
  readonly wentWell: string;
  readonly toPractise: string;
  readonly homework: string;
  /** YYYY-MM-DD */
  readonly homeworkUntil: string;
  /** "1" to "4" */
  readonly understanding: string;
  readonly lastHomework: string;
}

export type ReportField = keyof ReportInput;

/** The fields of the form with one value, in its order. */
export const reportTexts = [
  "coveredOther",
  "wentWell",
  "toPractise",
  "homework",
  "homeworkUntil",
  "understanding",
  "lastHomework",
] as const satisfies readonly ReportField[];

/** What a report says. */
export interface Report {
  covered: string[];
  coveredOther: string;
  wentWell: string;
  toPractise: string;
  homework: string;
  /** YYYY-MM-DD; null without one. */
  homeworkUntil: string | null;
  understanding: Understanding | null;
  lastHomework: HomeworkState | null;
}

/** A report that says nothing, for forms, tests and samples that fill in some of it. */
export const emptyReport: Report = {
  covered: [],
  coveredOther: "",
  wentWell: "",
  toPractise: "",
  homework: "",
  homeworkUntil: null,
  understanding: null,
  lastHomework: null,
};

type Checked = ReportInput & { readonly startsAt: number };

const isOver =
  (field: "coveredOther" | "wentWell" | "toPractise" | "homework") => (input: Checked) =>
    isLongerThan(input[field], reportLimits[field]);

const rules = [
  [
    (input) => namesOf(input).length === 0 && isBlank(input.coveredOther),
    "covered-missing",
    "covered",
  ],
  [(input) => namesOf(input).length > reportLimits.chapters, "report-too-long", "covered"],
  [
    (input) => namesOf(input).some((name) => isLongerThan(name, reportLimits.chapter)),
    "report-too-long",
    "covered",
  ],
  [isOver("coveredOther"), "report-too-long", "coveredOther"],
  [(input) => parseDegree(input.understanding) === undefined, "degree-invalid", "understanding"],
  [isOver("wentWell"), "report-too-long", "wentWell"],
  [isOver("toPractise"), "report-too-long", "toPractise"],
  [isOver("homework"), "report-too-long", "homework"],
  [
    (input) => hasDate(input) && !isCalendarDate(input.homeworkUntil),
    "until-invalid",
    "homeworkUntil",
  ],
  [(input) => hasDate(input) && input.homeworkUntil < dateOf(input), "until-past", "homeworkUntil"],
  [(input) => parseState(input.lastHomework) === undefined, "homework-invalid", "lastHomework"],
] as const satisfies readonly Rule<Checked, string, ReportField>[];

export type ReportProblem = (typeof rules)[number][1];

/** Until when something is to be done that nobody wrote is ignored: the form suggests a day. */
const hasDate = (input: ReportInput) => !isBlank(input.homework) && !isBlank(input.homeworkUntil);

const dateOf = ({ startsAt }: Checked) => toIndiaDateTimeFields(new Date(startsAt)).date;

const namesOf = ({ covered }: ReportInput) => [
  ...new Set(covered.map((name) => name.trim()).filter((name) => name !== "")),
];

function parseDegree(text: string): Understanding | null | undefined {
  return text === "" ? null : degrees.find((degree) => String(degree) === text);
}

function parseState(text: string): HomeworkState | null | undefined {
  return text === "" ? null : homeworkStates.find((state) => state === text);
}

/**
 * The first problem of a report about a lesson, or null. A report says what was covered; everything else
 * may stay empty. Homework is due on the lesson's day at the earliest.
 */
export const checkReport = (input: ReportInput, { startsAt }: Pick<LessonSpan, "startsAt">) =>
  firstFailure(rules, { ...input, startsAt });

/** What a valid form says, as it is stored. */
export function toReport(input: ReportInput): Report {
  return {
    covered: namesOf(input),
    coveredOther: input.coveredOther.trim(),
    wentWell: input.wentWell.trim(),
    toPractise: input.toPractise.trim(),
    homework: input.homework.trim(),
    homeworkUntil: hasDate(input) ? input.homeworkUntil : null,
    understanding: parseDegree(input.understanding) ?? null,
    lastHomework: parseState(input.lastHomework) ?? null,
  };
}

/** The form of a stored report: the inverse of `toReport`. */
export function toReportInput(report: Report): ReportInput {
  const { homeworkUntil, understanding, lastHomework, ...texts } = report;
  return {
    ...texts,
    homeworkUntil: homeworkUntil ?? "",
    understanding: String(understanding ?? ""),
    lastHomework: lastHomework ?? "",
  };
}

/** Whether two reports have the same words. */
export function isSameReport(one: Report, other: Report): boolean {
  const words = (report: Report) => {
    const input = toReportInput(report);
    return JSON.stringify([input.covered, ...reportTexts.map((name) => input[name])]);
  };
  return words(one) === words(other);
}

/** A lesson as far as sending and changing its report needs. All times in milliseconds since 1970. */
export interface ReportFacts extends LessonSpan {
  /** Whether it was held, as its tutor or an admin said last. */
  readonly isHeld: boolean;
  /** When its report was first sent; null without one. */
  readonly sentAt: number | null;
}

/** Whether the report of a lesson can be sent, or changed: of one that was held, for some weeks. */
export function canReport(lesson: ReportFacts, now: number): boolean {
  if (!lesson.isHeld || now < endOf(lesson)) return false;
  if (lesson.sentAt !== null) return now < lesson.sentAt + reportEditDays * day;
  return now < endOf(lesson) + reportDays * day;
}
