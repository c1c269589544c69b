import { phoneDigits } from "#domain/shared/typed/digits.ts";
import { isEmailAddress } from "#domain/account/account.ts";
import { isCalendarDate } from "#domain/shared/india-time.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";
import { isWebAddress } from "#domain/shared/web-address.ts";
import type {
  GroupShape,
  ListShape,
  Offer,
  ParagraphsShape,
  Shape,
  SiteProblem,
  TextFormat,
  TextShape,
} from "./shape.ts";

/** A refused part: the names of the groups and the numbers of the list entries that lead to it. */
export interface ShapeFailure {
  readonly path: readonly string[];
  readonly problem: SiteProblem;
  readonly offer?: Offer;
}

/** Whether a text leads to another site, a mail, a call or a page of ours; never to a script. */
export function isSafeLink(text: string): boolean {
  if (/^(?:mailto|tel):[^\s\p{Cc}<>"\\]+$/iu.test(text)) return true;
  // A path of ours: "//host" and "/\host" would be another site's.
  if (/^\/(?![/\\])[^\s\p{Cc}\\]*$/u.test(text)) return true;
  return isWebAddress(text);
}

function isOrigin(text: string): boolean {
  return isWebAddress(text) && new URL(text).origin === text.replace(/\/$/, "");
}

const formats: Record<TextFormat, readonly [(text: string) => boolean, SiteProblem]> = {
  line: [(text) => !text.includes("\n"), "damaged"],
  text: [() => true, "damaged"],
  markdown: [() => true, "damaged"],
  email: [isEmailAddress, "no-email"],
  phone: [(text) => (phoneDigits(text) ?? 0) >= 6, "no-phone"],
  origin: [isOrigin, "no-origin"],
  "web-address": [isWebAddress, "no-web-address"],
  link: [isSafeLink, "no-link"],
  day: [isCalendarDate, "no-day"],
  colour: [(text) => /^#[\da-f]{6}$/.test(text), "no-colour"],
  hash: [(text) => /^[\da-f]{32}$/.test(text), "damaged"],
};

/** Finds everything wrong in a value that is read from a form or from the database. */
export function checkShape(
  shape: Shape,
  value: unknown,
  path: readonly string[] = [],
): ShapeFailure[] {
  const fail = (problem: SiteProblem): ShapeFailure[] => [{ path, problem }];
  switch (shape.kind) {
    case "text": {
      const problem = typeof value === "string" ? checkText(shape, value) : "damaged";
      return problem ? fail(problem) : [];
    }
    case "paragraphs": {
      const problem = isTexts(value) ? checkParagraphs(shape, value) : "damaged";
      return problem ? fail(problem) : [];
    }
    case "number": {
      const { minimum, maximum } = shape;
      const isNumber = typeof value === "number" && Number.isInteger(value);
      return isNumber && value >= minimum && value <= maximum ? [] : fail("no-number");
    }
    case "flag":
      return typeof value === "boolean" ? [] : fail("damaged");
    case "list":
      return Array.isArray(value) ? checkList(shape, value, path) : fail("damaged");
    case "group":
    default:
      if (value === undefined && shape.isOptional) return [];
      return isRecord(value) ? checkGroup(shape, value, path) : fail("damaged");
  }
}

function checkParagraphs(
  { maximum }: ParagraphsShape,
  texts: readonly string[],
): SiteProblem | null {
  if (texts.every(isBlank)) return "missing";
  return isLongerThan(texts.join("\n\n"), maximum) ? "too-long" : null;
}

function checkText({ format, maximum, isOptional }: TextShape, text: string): SiteProblem | null {
  if (isBlank(text)) return isOptional ? null : "missing";
  if (isLongerThan(text, maximum)) return "too-long";
  const [isRight, problem] = formats[format];
  return isRight(text) ? null : problem;
}

function checkList(
  { minimum, maximum, item }: ListShape,
  values: readonly unknown[],
  path: readonly string[],
): ShapeFailure[] {
  if (values.length < minimum) return [{ path, problem: "too-few" }];
  if (values.length > maximum) return [{ path, problem: "too-many" }];
  return values.flatMap((value, index) => checkShape(item, value, [...path, String(index)]));
}

function checkGroup(
  { fields, check }: GroupShape,
  value: Readonly<Record<string, unknown>>,
  path: readonly string[],
): ShapeFailure[] {
  const failures = Object.entries(fields).flatMap(([name, field]) =>
    checkShape(field, value[name], [...path, name]),
  );
  const together = failures.length === 0 ? check?.(value) : null;
  if (!together) return failures;
  const { field, ...what } = together;
  return [{ path: [...path, field], ...what }];
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
