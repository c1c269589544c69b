import { checkShape, isRecord, isTexts, type ShapeFailure } from "./check-shape.ts";
import { group, type ParagraphsShape, type Shape, type TextShape } from "./shape.ts";
import { isBlank } from "#domain/shared/text-length.ts";

// A translation has the words of a part and nothing else. Its lists follow those of the English: an
// entry belongs to the English entry of the same place. Blank words are not translated yet.

type Leaf = TextShape | ParagraphsShape;

/** What a translation of a part has: its words. Null for a part without words. */
export function wordsShape(shape: Shape): Shape | null {
  switch (shape.kind) {
    case "text": {
      const isWords = ["line", "text", "markdown"].includes(shape.format);
      return isWords && !shape.isCommon ? shape : null;
    }
    case "paragraphs":
      return shape;
    case "list": {
      const item = wordsShape(shape.item);
      return item && { ...shape, item };
    }
    case "group": {
      const fields = Object.entries(shape.fields).flatMap(([name, field]) => {
        const words = wordsShape(field);
        return words ? [[name, words] as const] : [];
      });
      if (fields.length === 0) return null;
      return { ...group(Object.fromEntries(fields)), isOptional: shape.isOptional };
    }
    case "number":
    case "flag":
    default:
      return null;
  }
}

/** Whether a text, or a list of texts, says nothing. */
export function isBlankValue(value: unknown): boolean {
  if (typeof value === "string") return isBlank(value);
  return !isTexts(value) || value.every(isBlank);
}

function required(shape: Leaf): Leaf {
  return shape.kind === "text" ? { ...shape, isOptional: false } : shape;
}

function blank(shape: Leaf): string | readonly string[] {
  return shape.kind === "text" ? "" : [];
}

/** An entry of what may be a list. */
export function itemOf(value: unknown, index: number): unknown {
  return Array.isArray(value) ? (value as readonly unknown[])[index] : undefined;
}

/** A field of what may be a group. */
export function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/**
 * A translation in the structure of the English that it belongs to. What the English doesn't have is
 * left out; what is missing or refused by the rules is blank.
 *
 * @param words unchecked
 * @param reportDamaged is called for words that the rules refuse
 */
export function alignWords(
  shape: Shape,
  english: unknown,
  words: unknown,
  reportDamaged: () => void = () => {},
): unknown {
  switch (shape.kind) {
    case "text":
    case "paragraphs":
      if (isBlankValue(english) || words === undefined || words === "") return blank(shape);
      if (Array.isArray(words) && isBlankValue(words)) return blank(shape);
      if (checkShape(required(shape), words).length === 0) return words;
      reportDamaged();
      return blank(shape);
    case "list":
      return Array.isArray(english)
        ? english.map((item, index) =>
            alignWords(shape.item, item, itemOf(words, index), reportDamaged),
          )
        : [];
    case "group":
      if (!isRecord(english)) return undefined;
      return Object.fromEntries(
        Object.entries(shape.fields)
          .map(([name, field]): [string, unknown] => [
            name,
            alignWords(field, english[name], fieldOf(words, name), reportDamaged),
          ])
          .filter(([, value]) => value !== undefined),
      );
    case "number":
    case "flag":
    default:
      return undefined;
  }
}

/** Finds everything wrong in a translation from a form: it has words wherever the English has some. */
export function checkWords(
  shape: Shape,
  english: unknown,
  words: unknown,
  path: readonly string[] = [],
): ShapeFailure[] {
  switch (shape.kind) {
    case "text":
    case "paragraphs":
      return isBlankValue(english) ? [] : checkShape(required(shape), words ?? "", path);
    case "list":
      return Array.isArray(english)
        ? english.flatMap((item, index) =>
            checkWords(shape.item, item, itemOf(words, index), [...path, String(index)]),
          )
        : [];
    case "group":
      if (!isRecord(english)) return [];
      return Object.entries(shape.fields).flatMap(([name, field]) =>
        checkWords(field, english[name], fieldOf(words, name), [...path, name]),
      );
    case "number":
    case "flag":
    default:
      return [];
  }
}

/** Whether anything is translated. */
export function hasWords(words: unknown): boolean {
  if (isRecord(words) || Array.isArray(words)) return Object.values(words).some(hasWords);
  return typeof words === "string" && !isBlank(words);
}

/**
 * A part with its words translated. A group keeps all of its own words in English, and gets the mark
 * `lang: "en"`, unless every one of them is translated: a sentence in two languages helps nobody. A
 * group of separate texts names those that are left in English instead, as `inEnglish`.
 *
 * @param shape the whole part's, not only that of its words
 */
export function translatePart(shape: Shape, english: unknown, words: unknown): unknown {
  if (shape.kind === "list" && Array.isArray(english)) {
    return english.map((item, index) => translatePart(shape.item, item, itemOf(words, index)));
  }
  if (shape.kind !== "group" || !isRecord(english)) return english;
  const own = Object.entries(shape.fields)
    .filter(([name, field]) => isLeaf(wordsShape(field)) && !isBlankValue(english[name]))
    .map(([name]) => name);
  const missing = own.filter((name) => isBlankValue(fieldOf(words, name)));
  const inEnglish = missing.length > 0 && !shape.isSeparate ? own : missing;
  const fields = Object.entries(shape.fields).flatMap(([name, field]) => {
    if (english[name] === undefined) return [];
    if (inEnglish.includes(name)) return [[name, english[name]]];
    if (own.includes(name)) return [[name, fieldOf(words, name)]];
    return [[name, translatePart(field, english[name], fieldOf(words, name))]];
  });
  const mark = shape.isSeparate ? { inEnglish } : { lang: "en" };
  return { ...Object.fromEntries(fields), ...(inEnglish.length > 0 && mark) };
}

function isLeaf(shape: Shape | null): shape is Leaf {
  return shape?.kind === "text" || shape?.kind === "paragraphs";
}

/**
 * A translation after its English has changed: words follow their entries to other places, words of
 * removed entries are dropped, and those of new ones are blank.
 *
 * @param shape the whole part's, not only that of its words
 */
export function carryWords(shape: Shape, before: unknown, after: unknown, words: unknown): unknown {
  if (shape.kind === "list") {
    if (!Array.isArray(before) || !Array.isArray(after)) return [];
    const places = matchEntries(shape.item, before, after);
    return after.map((item, index) => {
      const place = places[index] ?? -1;
      return place < 0
        ? undefined
        : carryWords(shape.item, before[place], item, itemOf(words, place));
    });
  }
  if (shape.kind !== "group" || !isRecord(after)) return words;
  return Object.fromEntries(
    Object.entries(shape.fields).map(([name, field]) => [
      name,
      carryWords(field, fieldOf(before, name), after[name], fieldOf(words, name)),
    ]),
  );
}

/** The place that each entry had before; -1 for a new one. */
function matchEntries(
  item: Shape,
  before: readonly unknown[],
  after: readonly unknown[],
): number[] {
  const old = before.map((entry) => describeEntry(item, entry));
  const now = after.map((entry) => describeEntry(item, entry));
  const places = now.map(() => -1);
  type Entry = ReturnType<typeof describeEntry>;
  const match = (isSame: (one: Entry, other: Entry, place: number, index: number) => boolean) => {
    for (const [index, entry] of now.entries()) {
      if (places[index] !== -1) continue;
      places[index] = old.findIndex(
        (other, place) => !places.includes(place) && isSame(entry, other, place, index),
      );
    }
  };
  match((one, other) => one.all === other.all);
  match((one, other) => one.words.join("\0") === other.words.join("\0"));
  // Whoever's words they are, they never become another person's.
  match(
    (one, other) =>
      one.names === other.names && one.words.some((text) => other.words.includes(text)),
  );
  if (before.length === after.length) {
    match((one, other, place, index) => place === index && one.names === other.names);
  }
  return places;
}

function describeEntry(item: Shape, entry: unknown) {
  const words: string[] = [];
  const names: string[] = [];
  collect(item, entry, (shape, text) => {
    if (isLeaf(wordsShape(shape))) words.push(text);
    else if (shape.kind === "text" && shape.isCommon) names.push(text);
  });
  return { all: JSON.stringify(entry), words, names: names.join("\0") };
}

function collect(shape: Shape, value: unknown, add: (shape: Shape, text: string) => void): void {
  if (shape.kind === "list" && Array.isArray(value)) {
    for (const item of value) collect(shape.item, item, add);
  } else if (shape.kind === "group" && isRecord(value)) {
    for (const [name, field] of Object.entries(shape.fields)) collect(field, value[name], add);
  } else if (!isBlankValue(value)) {
    add(shape, isTexts(value) ? value.join("\n\n") : String(value));
  }
}
