import type { SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { foldText } from "#domain/shared/fold-text.ts";
import { translationLanguages, type TranslationLanguage } from "#domain/shared/language.ts";

/** A chapter's name in each language into which the academy has translated it. */
export type Translations = Readonly<Partial<Record<TranslationLanguage, string>>>;

/** The academy's translations of chapters, by `chapterKey`. Chapters that it didn't translate are missing. */
export type OwnNames = Readonly<Record<string, Translations>>;

/** What a chapter's name depends on, besides its reader's language. */
export interface ChapterContext {
  subjectId: SubjectId;
  /** The academy's translations for the class and the subject; null for none. */
  ownNames: OwnNames | null;
}

/** The academy's list of the chapters of a subject in a class, in order, with its translations. */
export interface OwnChapters {
  chapters: readonly string[];
  names: OwnNames;
}

/** What chapters are compared by: a report that says "Ohm’s Law" has covered "Ohm's law". */
export function chapterKey(chapter: string): string {
  return foldText(chapter).trim();
}

const letters: Record<TranslationLanguage, RegExp> = {
  te: /[\u0c00-\u0c7f]/,
  hi: /[\u0900-\u0963\u0970-\u097f]/,
};

/** Whether a text is in the script of a language, and in no other one of India's. */
export function isInScriptOf(language: TranslationLanguage, text: string): boolean {
  return translationLanguages.every((each) => letters[each].test(text) === (each === language));
}
