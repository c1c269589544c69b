import { translationLanguages, type TranslationLanguage } from "#domain/shared/language.ts";
import { isRecord } from "#domain/site/check-shape.ts";
import { pickShape } from "#domain/site/pick-shape.ts";
import { alignWords, carryWords, hasWords, wordsShape } from "#domain/site/translation.ts";
import {
  editedSection,
  isSamePart,
  sectionOf,
  withoutSection,
  withSection,
  type Part,
} from "./parts.ts";
import type { SectionTranslation, SiteChanges, SiteTranslations } from "./site.ts";
import { sectionIds, sectionShape, type SectionId } from "./sections.ts";

/** The English words of a part of a section; null for a section without words. */
export function wordsOf(id: SectionId, part: Part | null): Part | null {
  const shape = wordsShape(sectionShape(id));
  return shape && (pickShape(shape, part) as Part | null);
}

/** Whether a section has English words of the academy's own: only these are translated by it. */
export function hasOwnWords(changes: SiteChanges, id: SectionId): boolean {
  if (sectionOf(changes, id) === null) return false;
  const [own, usual] = [editedSection(changes, id), standardSection(changes, id)];
  return !isSamePart(wordsOf(id, own), wordsOf(id, usual));
}

/** The standard English of a section, with the academy's facts of other sections in it. */
export function standardSection(changes: SiteChanges, id: SectionId): Part | null {
  const { name } = changes.academy ?? {};
  const others = withoutSection(changes, id);
  const standard =
    id === "name" && name !== undefined ? withSection(others, id, { academy: { name } }) : others;
  return editedSection(standard, id);
}

/** A section's translation in the structure of its English; all blank where there is none. */
export function translationOf(
  changes: SiteChanges,
  language: TranslationLanguage,
  id: SectionId,
): Part {
  const shape = wordsShape(sectionShape(id));
  const words = changes.translations?.[language]?.[id]?.words;
  return shape ? (alignWords(shape, editedSection(changes, id), words) as Part) : {};
}

/** The changes with a translation of a section; null removes it. */
export function withTranslation(
  changes: SiteChanges,
  language: TranslationLanguage,
  id: SectionId,
  translation: SectionTranslation | null,
): SiteChanges {
  const { [id]: _, ...others } = changes.translations?.[language] ?? {};
  const sections = translation ? { ...others, [id]: translation } : others;
  return withTranslations(changes, { ...changes.translations, [language]: sections });
}

/** In a fixed order and without blank ones, so that equal changes have equal fingerprints. */
function withTranslations(changes: SiteChanges, translations: SiteTranslations): SiteChanges {
  const { translations: _, ...rest } = changes;
  const kept = translationLanguages.flatMap((language) => {
    const sections = sectionIds.flatMap((id) => {
      const found = translations[language]?.[id];
      return found && hasWords(found.words) ? [[id, found] as const] : [];
    });
    return sections.length > 0 ? [[language, Object.fromEntries(sections)] as const] : [];
  });
  return kept.length > 0 ? { ...rest, translations: Object.fromEntries(kept) } : rest;
}

/** Changes with the translations of those before, in the structure of what their English says now. */
export function carryTranslations(before: SiteChanges, after: SiteChanges): SiteChanges {
  const { translations } = before;
  if (!translations) return after;
  return mapTranslations(after, translations, (id, { of, words }) => {
    const [old, now] = [before, after].map((changes) => editedSection(changes, id));
    return { of, words: carryWords(sectionShape(id), old, now, words) as Part };
  });
}

/** Changes with translations that are aligned with their English; only own words have some. */
export function mapTranslations(
  changes: SiteChanges,
  translations: SiteTranslations,
  map: (id: SectionId, translation: SectionTranslation) => SectionTranslation,
  reportDamaged?: (section: SectionId) => void,
): SiteChanges {
  const mapped = translationLanguages.map((language) => {
    const sections = sectionIds.flatMap((id) => {
      const found = translations[language]?.[id];
      const shape = wordsShape(sectionShape(id));
      if (!found || !shape || !hasOwnWords(changes, id)) return [];
      const { of, words } = map(id, found);
      const english = editedSection(changes, id);
      const aligned = alignWords(shape, english, words, () => reportDamaged?.(id)) as Part;
      return [[id, { of, words: aligned }] as const];
    });
    return [language, Object.fromEntries(sections)] as const;
  });
  return withTranslations(changes, Object.fromEntries(mapped));
}

/** Translations as they are stored, their words unchecked. */
export function readTranslations(stored: unknown): SiteTranslations {
  const byLanguage = isRecord(stored) ? stored : {};
  const read = translationLanguages.map((language) => {
    const bySection = byLanguage[language];
    const sections = isRecord(bySection) ? bySection : {};
    const known = sectionIds.flatMap((id) => {
      const found = Object.hasOwn(sections, id) ? sections[id] : undefined;
      if (!isRecord(found) || !isRecord(found.words)) return [];
      const of = typeof found.of === "string" ? found.of.slice(0, 64) : "";
      return [[id, { of, words: found.words }] as const];
    });
    return [language, Object.fromEntries(known)] as const;
  });
  return Object.fromEntries(read);
}
