import { contentKinds, type ContentKind } from "./content-kind.ts";
import {
  isCalendarDate,
  isClockTime,
  parseIndiaDateTime,
  toIndiaDateTimeFields,
} from "#domain/shared/india-time.ts";
import { parseLength, usualLength } from "#domain/timetable/lesson-length.ts";
import { parseMark } from "./mark.ts";
import type { Failure } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";
import { isWebAddress } from "#domain/shared/web-address.ts";

/** The fields of a content item, as they are stored. Adding one: docs/recipes/add-a-field.md */
export interface Content {
  title: string;
  description: string;
  url: string | null;
  startsAt: Date | null;
  /** The length of a lesson. */
  minutes: number | null;
  /** The mark of an exam, with at most two decimals, and out of how much; both or neither. */
  mark: number | null;
  outOf: number | null;
}

export type ContentField = keyof Content;

/** An item without values, for tests and samples that fill in only some of its fields. */
export const emptyContent: Content = {
  title: "",
  description: "",
  url: null,
  startsAt: null,
  minutes: null,
  mark: null,
  outOf: null,
};

/** The kinds of item that have each field; on items of other kinds it is null. */
export const kindsWithField = {
  title: contentKinds,
  description: contentKinds,
  url: contentKinds,
  startsAt: ["live-session"],
  minutes: ["live-session"],
  mark: ["exam"],
  outOf: ["exam"],
} as const satisfies Record<ContentField, readonly ContentKind[]>;

/** The fields of items of one kind. */
export type ContentOf<Kind extends ContentKind> = {
  [
    Field in ContentField as Kind extends (typeof kindsWithField)[Field][number] ? Field : never
  ]: Content[Field];
};

/** The fields of an item that is published already: nobody has a mark before the exam. */
export const laterFields: readonly ContentField[] = ["mark", "outOf"];

export const contentFields = Object.keys(kindsWithField) as ContentField[];

function hasField(kind: ContentKind, field: ContentField): boolean {
  return (kindsWithField[field] as readonly ContentKind[]).includes(kind);
}

/** The fields of items of a kind. */
export function fieldsOf(kind: ContentKind): ContentField[] {
  return contentFields.filter((field) => hasField(kind, field));
}

/** Whether one form may publish to several assignments: a lesson is for one student. */
export function canPublishToSeveral(kind: ContentKind): boolean {
  return kind !== "live-session";
}

/**
 * The add and edit form as submitted: date as YYYY-MM-DD, time as HH:MM, in India's time; minutes may
 * be empty for the usual length, and mark and outOf where there is no mark.
 */
export interface ContentInput {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly date: string;
  readonly time: string;
  readonly minutes: string;
  readonly mark: string;
  readonly outOf: string;
}

export type ContentInputName = keyof ContentInput;

/** What can be wrong with the form, in the order in which §5 checks it; what §5 does not know is last. */
export const contentProblems = [
  "required-missing",
  "url-missing",
  "url-invalid",
  "date-missing",
  "date-invalid",
  "too-long",
  "length-invalid",
  "mark-incomplete",
  "mark-invalid",
  "mark-too-high",
] as const;

export type ContentProblem = (typeof contentProblems)[number];

/** Whether an input's text has a problem, within its form. */
type Check = (text: string, kind: ContentKind, form: ContentInput) => boolean;

/** Lengths are in UTF-16 units after trimming. */
const isOver =
  (limit: number): Check =>
  (text) =>
    isLongerThan(text, limit);

/** The form's inputs in their order on the screen: the field that each one fills, and its checks. */
const inputs: Record<
  ContentInputName,
  { field: ContentField; checks: Partial<Record<ContentProblem, Check>> }
> = {
  title: { field: "title", checks: { "required-missing": isBlank, "too-long": isOver(200) } },
  description: {
    field: "description",
    checks: { "required-missing": isBlank, "too-long": isOver(5000) },
  },
  url: {
    field: "url",
    checks: {
      "url-missing": (url, kind) => kind !== "announcement" && isBlank(url),
      "url-invalid": (url) => !isBlank(url) && !isWebAddress(url),
    },
  },
  date: {
    field: "startsAt",
    checks: { "date-missing": isBlank, "date-invalid": (date) => !isCalendarDate(date) },
  },
  time: {
    field: "startsAt",
    checks: { "date-missing": isBlank, "date-invalid": (time) => !isClockTime(time) },
  },
  minutes: {
    field: "minutes",
    checks: { "length-invalid": (minutes) => parseLength(minutes) === null },
  },
  mark: {
    field: "mark",
    checks: {
      "mark-incomplete": (mark, _, { outOf }) => isBlank(mark) && !isBlank(outOf),
      "mark-invalid": (mark) => !isBlank(mark) && parseMark(mark) === null,
      "mark-too-high": (mark, _, { outOf }) => (parseMark(mark) ?? 0) > (parseMark(outOf) ?? 0),
    },
  },
  outOf: {
    field: "outOf",
    checks: {
      "mark-incomplete": (outOf, _, { mark }) => isBlank(outOf) && !isBlank(mark),
      "mark-invalid": (outOf) => !isBlank(outOf) && !parseMark(outOf),
    },
  },
};

export const contentInputNames = Object.keys(inputs) as ContentInputName[];

/** The inputs that a field is typed into. */
export function inputsOf(field: ContentField): ContentInputName[] {
  return contentInputNames.filter((name) => inputs[name].field === field);
}

/** Whether an input may stay empty for items of this kind. */
export function isOptional(kind: ContentKind, name: ContentInputName): boolean {
  return Object.values(inputs[name].checks).every(
    (hasProblem) => !hasProblem("", kind, emptyInput),
  );
}

/**
 * The first problem of the form for this kind, or null (§5). A link is optional for announcements
 * only, and must be valid wherever it is given. Inputs of fields that the kind does not have are
 * ignored.
 */
export function checkContent(
  kind: ContentKind,
  input: ContentInput,
): Failure<ContentProblem, ContentInputName> | null {
  const names = contentInputNames.filter((name) => hasField(kind, inputs[name].field));
  for (const problem of contentProblems) {
    const field = names.find((name) => inputs[name].checks[problem]?.(input[name], kind, input));
    if (field) return { problem, field };
  }
  return null;
}

/** What a valid form says, as it is stored. */
export function toContent(kind: ContentKind, input: ContentInput): Content {
  const { title, description, url, date, time, minutes, mark, outOf } = input;
  return {
    title: title.trim(),
    description: description.trim(),
    url: url.trim() || null,
    startsAt: hasField(kind, "startsAt") ? parseIndiaDateTime(date, time) : null,
    minutes: hasField(kind, "minutes") ? parseLength(minutes) : null,
    mark: hasField(kind, "mark") ? parseMark(mark) : null,
    outOf: hasField(kind, "outOf") ? parseMark(outOf) : null,
  };
}

/** The form's inputs for a stored item: the inverse of `toContent`. */
export function toContentInput(content: Content): ContentInput {
  const { title, description, url, startsAt, minutes, mark, outOf } = content;
  const moment = startsAt ? toIndiaDateTimeFields(startsAt) : { date: "", time: "" };
  return {
    title,
    description,
    url: url ?? "",
    ...moment,
    minutes: String(minutes ?? usualLength),
    mark: String(mark ?? ""),
    outOf: String(outOf ?? ""),
  };
}

/** The form with nothing typed into it. */
export const emptyInput: ContentInput = toContentInput(emptyContent);
