import { isRecord, isTexts } from "./check-shape.ts";

/** A field that differs: the way to it, and its texts before and after; "" where there is none. */
export interface Difference {
  readonly path: readonly string[];
  readonly before: string;
  readonly after: string;
}

/** The fields in which two parts of the site differ, in their order. */
export function findDifferences(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): Difference[] {
  if (isTexts(before) || isTexts(after)) return compare(join(before), join(after), path);
  if (isBranch(before) || isBranch(after)) {
    const [old, now] = [branch(before), branch(after)];
    const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return names.flatMap((name) => findDifferences(old[name], now[name], [...path, name]));
  }
  return compare(text(before), text(after), path);
}

function compare(before: string, after: string, path: readonly string[]): Difference[] {
  return before === after ? [] : [{ path, before, after }];
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
