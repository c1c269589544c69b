import type { TranslationLanguage } from "#domain/shared/language.ts";
import { isRecord, isTexts, type ShapeFailure } from "#domain/site/check-shape.ts";
import type { GroupShape } from "#domain/site/shape.ts";
import { describeForm, type FormField } from "./describe-form.ts";

interface Translation {
  language: TranslationLanguage;
  english: unknown;
  words: unknown;
}

/** Describes the form of a translation: a field for each text that the English has, with that text. */
export function describeTranslationForm(
  shape: GroupShape,
  { language, english, words }: Translation,
  failures: readonly ShapeFailure[] = [],
): FormField[] {
  return describeForm(shape, words, failures).flatMap((field) =>
    translated(field, english, language),
  );
}

function translated(
  field: FormField,
  english: unknown,
  language: TranslationLanguage,
): FormField[] {
  const inside = (fields: readonly FormField[]) =>
    fields.flatMap((child) => translated(child, english, language));
  switch (field.kind) {
    case "text": {
      const text = textAt(english, field.name);
      if (text.trim() === "") return [];
      return [{ ...field, isOptional: false, translates: { english: text, language } }];
    }
    case "group": {
      const fields = inside(field.fields);
      // Its hint tells what the English may be.
      return fields.length > 0 ? [{ ...field, hint: undefined, fields }] : [];
    }
    case "list": {
      const entries = field.entries.map((entry) => ({ ...entry, fields: inside(entry.fields) }));
      if (entries.every(({ fields }) => fields.length === 0)) return [];
      return [{ ...field, entries, canAdd: false, isFixed: true }];
    }
    case "number":
    case "flag":
    default:
      return [];
  }
}

function textAt(value: unknown, name: string): string {
  const found = valueAt(value, name);
  if (isTexts(found)) return found.join("\n\n");
  return typeof found === "string" ? found : "";
}

/** The length of a list of the English, as a form has it in a field. */
export function lengthAt(english: unknown, name: string): string {
  const found = valueAt(english, name);
  return String(Array.isArray(found) ? found.length : 0);
}

function valueAt(value: unknown, name: string): unknown {
  return name.split(".").reduce<unknown>((part, key) => {
    const fields = Array.isArray(part) ? Object.fromEntries(part.entries()) : part;
    return isRecord(fields) && Object.hasOwn(fields, key) ? fields[key] : undefined;
  }, value);
}
