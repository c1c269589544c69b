import { isRecord, isTexts } from "./check-shape.ts";

/** A field that differs: the way to it, and its texts before and after; "" where there is none. */
export interface Difference {
  readonly path: readonly string[];
  readonly before: string;
  readonly after: string;
  /** For a box that is checked or not: both texts are "true", "false" or "". */
  readonly isFlag: boolean;
}

/** The fields in which two parts of the site differ, in their order. */
export function findDifferences(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): Difference[] {
  if (isParagraphs(before) || isParagraphs(after)) {
    return compare(join(before), join(after), path);
  }
  if (isBranch(before) || isBranch(after)) {
    const [old, now] = [branch(before), branch(after)];
    const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return names.flatMap((name) => findDifferences(old[name], now[name], [...path, name]));
  }
  const isFlag = typeof before === "boolean" || typeof after === "boolean";
  return compare(text(before), text(after), path, isFlag);
}

function compare(
  before: string,
  after: string,
  path: readonly string[],
  isFlag = false,
): Difference[] {
  return before === after ? [] : [{ path, before, after, isFlag }];
}

/** Not an empty list, which can be one of entries too. */
function isParagraphs(value: unknown): boolean {
  return isTexts(value) && value.length > 0;
}

function isBranch(value: unknown): boolean {
  return isRecord(value) || Array.isArray(value);
}

function branch(value: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value;
  return Array.isArray(value) ? Object.fromEntries(value.entries()) : {};
}

function join(value: unknown): string {
  return isTexts(value) ? value.join("\n\n") : "";
}

function text(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
