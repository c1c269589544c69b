import type { Context } from "#request/context.ts";
import { editedSection, type Part } from "#content/site/parts.ts";
import type { SiteChanges } from "#content/site/site.ts";
import { sectionIds, sectionShape, type SectionId } from "#content/site/sections.ts";
import {
  hasOwnWords,
  translationOf,
  withTranslation,
  wordsOf,
} from "#content/site/translations.ts";
import {
  parseTranslationLanguage,
  translationLanguages,
  type TranslationLanguage,
} from "#domain/shared/language.ts";
import { ok, refuse, type Result } from "#domain/shared/result.ts";
import { alignWords, wordsShape } from "#domain/site/translation.ts";
import { changeDraft, markOfSection, type ChangedSection } from "./draft.ts";

/** "standard": the words are the standard ones, which are translated already. */
export type TranslationState = "standard" | "missing" | "outdated" | "current";

/** A section's translation into a language, beside its English. */
export interface EditedTranslation {
  state: TranslationState;
  /** The whole section in English. */
  english: Part | null;
  words: Part;
  /** A fingerprint of both, for a form that is opened. */
  opened: string;
}

/** Whether a section has words that can be translated. */
export function canTranslate(id: SectionId): boolean {
  return wordsShape(sectionShape(id)) !== null;
}

/** A section and a language from an address; null where there is no such translation. */
export function parseTranslation(
  section: SectionId,
  code: string | undefined,
): TranslationLanguage | null {
  return canTranslate(section) ? parseTranslationLanguage(code) : null;
}

/** How it is with each section's translation into a language. */
export function translationState(
  changes: SiteChanges,
  language: TranslationLanguage,
  id: SectionId,
): TranslationState {
  if (!canTranslate(id) || !hasOwnWords(changes, id)) return "standard";
  const translation = changes.translations?.[language]?.[id];
  if (!translation) return "missing";
  return translation.of === markOfEnglish(changes, id) ? "current" : "outdated";
}

/** The sections whose translation into a language is missing or older than its English. */
export function listUntranslated(changes: SiteChanges): {
  language: TranslationLanguage;
  missing: SectionId[];
  outdated: SectionId[];
}[] {
  return translationLanguages.map((language) => {
    const states = sectionIds.map((id) => [id, translationState(changes, language, id)] as const);
    const of = (wanted: TranslationState) =>
      states.flatMap(([id, state]) => (state === wanted ? [id] : []));
    return { language, missing: of("missing"), outdated: of("outdated") };
  });
}

export function describeTranslation(
  changes: SiteChanges,
  language: TranslationLanguage,
  id: SectionId,
): EditedTranslation {
  const english = editedSection(changes, id);
  const words = translationOf(changes, language, id);
  const opened = markOfSection({ english: wordsOf(id, english), words });
  return { state: translationState(changes, language, id), english, words, opened };
}

function markOfEnglish(changes: SiteChanges, id: SectionId): string {
  return markOfSection(wordsOf(id, editedSection(changes, id)));
}

/**
 * Stores a translation of a section in the draft, as one of what its English says now.
 *
 * @param opened the fingerprint of both when the form was opened; null to replace it whatever it says
 * @param words null removes the translation
 * @returns 'changed' where somebody has changed one of them since, or the English is standard
 */
export function saveTranslation(
  context: Context,
  { id, language }: { id: SectionId; language: TranslationLanguage },
  opened: string | null,
  words: Part | null,
): Promise<Result<null, ChangedSection>> {
  return changeDraft(context, id, (changes) => {
    const now = describeTranslation(changes, language, id);
    const isStandard = now.state === "standard";
    if (words === null) {
      const isThere = changes.translations?.[language]?.[id] !== undefined;
      return ok(isThere ? withTranslation(changes, language, id, null) : null);
    }
    if (isStandard || (opened !== null && opened !== now.opened)) {
      return { ...refuse("changed" as const), current: now.words, opened: now.opened };
    }
    const shape = wordsShape(sectionShape(id));
    const aligned = shape ? (alignWords(shape, now.english, words) as Part) : {};
    const isSame = markOfSection(aligned) === markOfSection(now.words);
    if (isSame && now.state === "current") return ok(null);
    const of = markOfEnglish(changes, id);
    return ok(withTranslation(changes, language, id, { of, words: aligned }));
  });
}
