import type { TranslationLanguage } from "#domain/shared/language.ts";
import { isRecord, isTexts, type ShapeFailure } from "#domain/site/check-shape.ts";
import { childName, offerStepValue } from "#domain/site/shape-form.ts";
import type {
  GroupShape,
  ListShape,
  NumberShape,
  Offer,
  Shape,
  TextShape,
} from "#domain/site/shape.ts";
import { wordsPath } from "./field-paths.ts";
import { fieldProblems, fieldWords, offerWords } from "./field-messages.ts";

interface Described {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export interface DescribedText extends Described {
  kind: "text";
  type: "text" | "email" | "tel" | "url" | "date" | "color" | "area";
  value: string;
  maximum: number;
  isOptional: boolean;
  /** What it translates, and the language of the field. */
  translates?: { english: string; language: TranslationLanguage } | undefined;
  /** A button that puts an accepted colour in place of the refused one. */
  offer?: { colour: string; step: string; label: string } | undefined;
}

export interface DescribedNumber extends Described {
  kind: "number";
  value: string;
  choices: string[];
}

export interface DescribedFlag extends Described {
  kind: "flag";
  value: boolean;
}

export interface DescribedGroup extends Described {
  kind: "group";
  fields: FormField[];
}

export interface DescribedList extends Described {
  kind: "list";
  entries: { name: string; label: string; fields: FormField[] }[];
  add: string;
  canAdd: boolean;
  /** Its entries are those of another form. */
  isFixed?: boolean;
}

/** A field, group or list of a section's form, with its words. */
export type FormField =
  | DescribedText
  | DescribedNumber
  | DescribedFlag
  | DescribedGroup
  | DescribedList;

/** Describes a section's form: the browser has neither the rules nor all their words. */
export function describeForm(
  shape: GroupShape,
  value: unknown,
  failures: readonly ShapeFailure[],
): FormField[] {
  const errors = new Map(failures.map((failure) => [failure.path.join("."), failure]));
  return describeFields(shape, value, [], (name) => errors.get(name));
}

type FailureOf = (name: string) => ShapeFailure | undefined;

function describeFields(
  { fields }: GroupShape,
  value: unknown,
  path: readonly string[],
  failureOf: FailureOf,
): FormField[] {
  const values = isRecord(value) ? value : {};
  return Object.entries(fields).flatMap(([child, field]) =>
    describe(field, values[child], [...path, child], failureOf),
  );
}

function describe(
  shape: Shape,
  value: unknown,
  path: readonly string[],
  failureOf: FailureOf,
): FormField[] {
  const words = fieldWords[wordsPath(path)];
  // A part that only leads to its fields, such as "academy".
  if (!words) return shape.kind === "group" ? describeFields(shape, value, path, failureOf) : [];
  const name = path.join(".");
  const { label, hint } = words;
  const failure = failureOf(name);
  const described = { name, label, hint, error: failure && fieldProblems[failure.problem] };
  switch (shape.kind) {
    case "text":
      return [
        { ...described, ...describeText(shape, value), offer: describeOffer(name, failure?.offer) },
      ];
    case "paragraphs": {
      const text = isTexts(value) ? value.join("\n\n") : "";
      const { maximum } = shape;
      return [
        { ...described, kind: "text", type: "area", value: text, maximum, isOptional: false },
      ];
    }
    case "number":
      return [{ ...described, kind: "number", ...describeNumber(shape, value) }];
    case "flag":
      return [{ ...described, kind: "flag", value: value === true }];
    case "list":
      return [{ ...described, ...describeList(shape, value, path, failureOf) }];
    case "group":
    default:
      return [
        { ...described, kind: "group", fields: describeFields(shape, value, path, failureOf) },
      ];
  }
}

const inputTypes: Partial<Record<TextShape["format"], DescribedText["type"]>> = {
  text: "area",
  markdown: "area",
  email: "email",
  phone: "tel",
  origin: "url",
  "web-address": "url",
  day: "date",
  colour: "color",
};

function describeText({ format, maximum, isOptional }: TextShape, value: unknown) {
  return {
    kind: "text" as const,
    type: inputTypes[format] ?? "text",
    value: typeof value === "string" ? value : "",
    maximum,
    isOptional,
  };
}

function describeOffer(name: string, offer: Offer | undefined): DescribedText["offer"] {
  if (!offer) return undefined;
  const { value, ratio } = offer;
  // Rounded down: it says no more than is true.
  const label = offerWords(value, (Math.floor(ratio * 10) / 10).toFixed(1));
  return { colour: value, step: offerStepValue({ name, value }), label };
}

function describeNumber({ minimum, maximum }: NumberShape, value: unknown) {
  const length = maximum - minimum + 1;
  const choices = Array.from({ length }, (_, index) => String(minimum + index));
  return { value: typeof value === "number" ? String(value) : "", choices };
}

function describeList(
  { item, maximum }: ListShape,
  value: unknown,
  path: readonly string[],
  failureOf: FailureOf,
) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const words = fieldWords[wordsPath(path)];
  return {
    kind: "list" as const,
    entries: items.map((entry, index) => ({
      name: childName(path.join("."), String(index)),
      label: words?.entry?.(index + 1) ?? "",
      fields:
        item.kind === "group"
          ? describeFields(item, entry, [...path, String(index)], failureOf)
          : describe(item, entry, [...path, String(index)], failureOf),
    })),
    add: words?.add ?? "",
    canAdd: items.length < maximum,
  };
}

/** What a changed field is called, from its list or group to itself. */
export function describePath(path: readonly string[]): string[] {
  return path.flatMap((name, index) => {
    const own = fieldWords[wordsPath(path.slice(0, index + 1))];
    if (own) return [own.label];
    const list = fieldWords[wordsPath(path.slice(0, index))];
    return list?.entry ? [list.entry(Number(name) + 1)] : [];
  });
}
