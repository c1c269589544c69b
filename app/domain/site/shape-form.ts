import { plainLine, plainText } from "#domain/shared/plain-text.ts";
import { isRecord } from "./check-shape.ts";
import type { GroupShape, ListShape, Shape, TextShape } from "./shape.ts";

/** Reads the text of a submitted field; "" if there is none. */
export type ReadText = (name: string) => string;

/** The value of a checked box. */
export const checked = "yes";

/** The field that says how many entries of a list the form has. */
export function lengthField(name: string): string {
  return `${name}.length`;
}

export function childName(name: string, child: string): string {
  return name === "" ? child : `${name}.${child}`;
}

/** Reads a part of the site from its form, unchecked. @param name of the part's fields, "" for all */
export function readShapeForm(shape: Shape, read: ReadText, name = ""): unknown {
  switch (shape.kind) {
    case "text":
      return readText(shape, read(name));
    case "paragraphs":
      return readTyped(read(name), plainText).split(/\n\s*\n/);
    case "number":
      return /^\d{1,6}$/.test(read(name)) ? Number(read(name)) : null;
    case "flag":
      return read(name) === checked;
    case "list":
      return readList(shape, read, name);
    case "group":
    default:
      return readGroup(shape, read, name);
  }
}

// Characters that reorder the text after them too.
const overrides = /[\u202a-\u202e\u2066-\u2069]/g;

function readTyped(text: string, clean: (text: string) => string): string {
  return clean(text.replaceAll(overrides, ""));
}

function readText({ format }: TextShape, text: string): string {
  const hasLines = format === "text" || format === "markdown";
  const typed = readTyped(text, hasLines ? plainText : plainLine);
  return format === "origin" ? typed.replace(/\/$/, "") : typed;
}

function readList({ maximum, item }: ListShape, read: ReadText, name: string): unknown[] {
  const length = Math.min(Number(read(lengthField(name))) || 0, maximum + 1);
  return Array.from({ length }, (_, index) => readShapeForm(item, read, `${name}.${index}`));
}

function readGroup(shape: GroupShape, read: ReadText, name: string): unknown {
  const fields = Object.entries(shape.fields).map(([child, field]): [string, unknown] => [
    child,
    readShapeForm(field, read, childName(name, child)),
  ]);
  const isLeftOut = shape.isOptional && fields.every(([, value]) => value === "");
  return isLeftOut ? undefined : Object.fromEntries(fields);
}

const listSteps = ["add", "remove", "up", "down"] as const;

/** A button of a list, which changes the form without saving it. */
export interface ListStep {
  readonly kind: (typeof listSteps)[number];
  /** Of the list for `add`, otherwise of the entry. */
  readonly name: string;
}

/** The value of a list's button, such as "up questions.3". */
export function listStepValue({ kind, name }: ListStep): string {
  return `${kind} ${name}`;
}

export function parseListStep(text: string): ListStep | null {
  const [first, name, ...rest] = text.split(" ");
  const kind = listSteps.find((step) => step === first);
  return kind && name && rest.length === 0 ? { kind, name } : null;
}

/** A button that puts an offered value into a field, without saving it. */
export interface OfferStep {
  readonly name: string;
  readonly value: string;
}

/** The value of such a button, such as "take colours.light.muted #595959". */
export function offerStepValue({ name, value }: OfferStep): string {
  return `take ${name} ${value}`;
}

export function parseOfferStep(text: string): OfferStep | null {
  const [first, name, value, ...rest] = text.split(" ");
  return first === "take" && name && value && rest.length === 0 ? { name, value } : null;
}

/** A form's values after a press of a list's button; the same for a step that isn't possible. */
export function applyListStep(shape: Shape, value: unknown, { kind, name }: ListStep): unknown {
  const path = name.split(".");
  if (kind === "add") {
    return changeList(shape, value, path, (items, { item, maximum }) =>
      items.length < maximum ? [...items, blank(item)] : items,
    );
  }
  const index = Number(path.at(-1));
  return changeList(shape, value, path.slice(0, -1), (items) => {
    if (!Number.isInteger(index) || index < 0 || index >= items.length) return items;
    const others = items.toSpliced(index, 1);
    if (kind === "remove") return others;
    const place = kind === "up" ? index - 1 : index + 1;
    return others.toSpliced(Math.max(place, 0), 0, items[index]);
  });
}

function changeList(
  shape: Shape,
  value: unknown,
  [first, ...rest]: readonly string[],
  change: (items: readonly unknown[], shape: ListShape) => readonly unknown[],
): unknown {
  if (shape.kind === "list" && Array.isArray(value)) {
    if (first === undefined) return change(value, shape);
    return value.map((item, index) =>
      String(index) === first ? changeList(shape.item, item, rest, change) : item,
    );
  }
  if (shape.kind !== "group" || !isRecord(value) || first === undefined) return value;
  const field = Object.hasOwn(shape.fields, first) ? shape.fields[first] : undefined;
  return field ? { ...value, [first]: changeList(field, value[first], rest, change) } : value;
}

function blank(shape: Shape): unknown {
  return readShapeForm(shape, () => "");
}
