import { foldText } from "#domain/shared/fold-text.ts";
import { hasHiddenCharacters } from "#domain/people/name.ts";

/** A chapter's name in each language into which the academy has translated it. */
export interface Translations {
  readonly te?: string;
  readonly hi?: string;
}

/** The academy's translations of chapters, by `chapterKey`. Chapters that it didn't translate are missing. */
export type OwnNames = Readonly<Record<string, Translations>>;

/** The most chapters of a list, and the longest name of one in UTF-16 units. */
export const maxChapters = 60;
export const maxChapterName = 120;

/** Why a list of chapters is refused; `chapter` is the one that is wrong. */
export type SyllabusProblem =
  | { code: "no-chapters" }
  | { code: "too-many" }
  | { code: "too-long" | "hidden-characters" | "repeated"; chapter: string };

/** The chapters of a submitted text with one on each line; empty lines are left out. */
export function readChapters(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

/** The first problem of a list of chapters, or null. Names that differ only in case are repeated. */
export function checkChapters(chapters: readonly string[]): SyllabusProblem | null {
  if (chapters.length === 0) return { code: "no-chapters" };
  if (chapters.length > maxChapters) return { code: "too-many" };
  const seen = new Set<string>();
  for (const chapter of chapters) {
    if (chapter.length > maxChapterName) return { code: "too-long", chapter };
    if (hasHiddenCharacters(chapter)) return { code: "hidden-characters", chapter };
    const key = chapterKey(chapter);
    if (seen.has(key)) return { code: "repeated", chapter };
    seen.add(key);
  }
  return null;
}

/** What chapters are compared by: a report that says "Ohm’s Law" has covered "Ohm's law". */
export function chapterKey(chapter: string): string {
  return foldText(chapter).trim();
}
