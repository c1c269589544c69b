import { translationLanguages, type TranslationLanguage } from "#domain/shared/language.ts";
import { hasHiddenCharacters } from "#domain/people/name.ts";
import { chapterKey, isInScriptOf, type OwnChapters, type Translations } from "./syllabus.ts";

/** The most chapters of a list, and the longest name of one in UTF-16 units. */
export const maxChapters = 60;
export const maxChapterName = 120;

/** What stands between a chapter's names on its line; a sheet's columns arrive with tabs. */
const separator = /[|\t]/;

/** A line of a list: a chapter as it is stored, and its names in the other languages, "" for none. */
interface ChapterLine {
  chapter: string;
  names: Record<TranslationLanguage, string>;
  /** What stands after the last name. */
  rest: readonly string[];
}

/** Why a list of chapters is refused; `text` is the line or the name that is wrong. */
export type SyllabusProblem =
  | { code: "no-chapters" }
  | { code: "too-many" }
  | {
      code:
        | "no-name"
        | "too-many-names"
        | "too-long"
        | "hidden-characters"
        | "not-te"
        | "not-hi"
        | "repeated"
        | "same-name";
      text: string;
    };

function readLines(text: string): ChapterLine[] {
  return text
    .split("\n")
    .map((line) => line.split(separator).map((name) => name.replaceAll(/\s+/g, " ").trim()))
    .filter((names) => names.some((name) => name !== ""))
    .map(([chapter = "", te = "", hi = "", ...rest]) => ({ chapter, names: { te, hi }, rest }));
}

/**
 * The chapters of a submitted text with one on each line, "English | Telugu | Hindi", of which only the
 * first is needed. Empty lines are left out.
 */
export function readChapters(text: string): OwnChapters {
  const lines = readLines(text);
  const named = lines.map(({ chapter, names }): [string, Translations] => {
    const given = Object.entries(names).filter(([, name]) => name !== "");
    return [chapterKey(chapter), Object.fromEntries(given)];
  });
  return {
    chapters: lines.map(({ chapter }) => chapter),
    names: Object.fromEntries(named.filter(([, names]) => Object.keys(names).length > 0)),
  };
}

/** The text of a list: the inverse of `readChapters`. */
export function writeChapters({ chapters, names }: OwnChapters): string {
  return chapters
    .map((chapter) => {
      const { te = "", hi = "" } = names[chapterKey(chapter)] ?? {};
      if (hi === "") return te === "" ? chapter : `${chapter} | ${te}`;
      return te === "" ? `${chapter} | | ${hi}` : `${chapter} | ${te} | ${hi}`;
    })
    .join("\n");
}

/** Whether two lists have the same chapters in the same order, with the same names. */
export function isSameList(one: OwnChapters, other: OwnChapters): boolean {
  return writeChapters(one) === writeChapters(other);
}

/**
 * The first problem of a submitted list of chapters, or null. Chapters that differ only in case are
 * repeated, and two of one name would be one to their readers.
 */
export function checkChapters(text: string): SyllabusProblem | null {
  const lines = readLines(text);
  if (lines.length === 0) return { code: "no-chapters" };
  if (lines.length > maxChapters) return { code: "too-many" };
  const seen = new Set<string>();
  for (const line of lines) {
    const problem = checkLine(line) ?? checkRepeated(line, seen);
    if (problem) return problem;
  }
  return null;
}

function checkLine({ chapter, names, rest }: ChapterLine): SyllabusProblem | null {
  const given = [chapter, ...Object.values(names), ...rest].filter((name) => name !== "");
  if (chapter === "") return { code: "no-name", text: given.join(" | ") };
  if (rest.some((name) => name !== "")) {
    return { code: "too-many-names", text: given.join(" | ") };
  }
  for (const name of given) {
    if (name.length > maxChapterName) return { code: "too-long", text: name };
    if (hasHiddenCharacters(name)) return { code: "hidden-characters", text: name };
  }
  for (const language of translationLanguages) {
    const name = names[language];
    if (name !== "" && !isInScriptOf(language, name))
      return { code: `not-${language}`, text: name };
  }
  return null;
}

/** @param seen what the lines before have, to which those of this one are added */
function checkRepeated({ chapter, names }: ChapterLine, seen: Set<string>): SyllabusProblem | null {
  const isRepeated = (language: string, name: string) => {
    const key = `${language} ${chapterKey(name)}`;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  };
  if (isRepeated("en", chapter)) return { code: "repeated", text: chapter };
  for (const language of translationLanguages) {
    const name = names[language];
    if (name !== "" && isRepeated(language, name)) return { code: "same-name", text: name };
  }
  return null;
}
