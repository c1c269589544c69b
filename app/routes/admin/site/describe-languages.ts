import type { SiteChanges } from "#content/site/site.ts";
import type { SectionId } from "#content/site/sections.ts";
import { translationLanguages, type Language } from "#domain/shared/language.ts";
import { canTranslate, translationState } from "#use-cases/site/translation.ts";
import { translationMessages as words } from "./translation-messages.ts";

/** A page of a section in one language. */
export interface SectionLanguage {
  language: Language;
  to: string;
  isCurrent: boolean;
  /** What the editors have to know of it. */
  mark: string | null;
}

/** The pages of a section in each language; none for a section without words. */
export function describeLanguages(
  changes: SiteChanges,
  id: SectionId,
  current: Language,
): SectionLanguage[] {
  if (!canTranslate(id)) return [];
  const path = `/admin-dashboard/site/${id}`;
  const translations = translationLanguages.map((language) => {
    const state = translationState(changes, language, id);
    const isMarked = state === "missing" || state === "outdated";
    return { language, to: `${path}/${language}`, mark: isMarked ? words.state[state] : null };
  });
  return [{ language: "en" as const, to: path, mark: null }, ...translations].map((page) => ({
    ...page,
    isCurrent: page.language === current,
  }));
}
