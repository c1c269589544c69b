import { resolveEnglishSite } from "#content/site/english-site.ts";
import { translationLanguages } from "#domain/shared/language.ts";
import { checkShape, isRecord } from "#domain/site/check-shape.ts";
import { pickShape } from "#domain/site/pick-shape.ts";
import type { Shape } from "#domain/site/shape.ts";
import {
  editedSection,
  isEmpty,
  isSamePart,
  sectionOf,
  siteAsChanges,
  withoutSection,
  withSection,
  type Part,
} from "./parts.ts";
import type { SiteChanges } from "./site.ts";
import { sectionIds, sectionShape, type SectionId } from "./sections.ts";
import { carryTranslations, mapTranslations, readTranslations } from "./translations.ts";

// Changes are made to the English site, whatever language its editor reads.

/** The changes without a section, which becomes standard again, and without its translations. */
export function resetSection(changes: SiteChanges, id: SectionId): SiteChanges {
  return carryTranslations(changes, withoutSection(changes, id));
}

/**
 * The changes with a section in place of the one before, or standard if the part says what the standard words say. Translations follow their English
 * to other places.
 */
export function changeSection(changes: SiteChanges, id: SectionId, part: Part): SiteChanges {
  const standard = editedSection(withoutSection(changes, id), id);
  const next = withSection(changes, id, isSamePart(part, standard) ? null : part);
  return carryTranslations(changes, next);
}

/** The sections in which two sites' changes differ, in the order of the overview. */
export function changedSections(before: SiteChanges, after: SiteChanges): SectionId[] {
  return sectionIds.filter(
    (id) =>
      !isSamePart(sectionOf(before, id), sectionOf(after, id)) ||
      translationLanguages.some(
        (language) =>
          JSON.stringify(before.translations?.[language]?.[id]) !==
          JSON.stringify(after.translations?.[language]?.[id]),
      ),
  );
}

/** A group's fields that are stored nowhere, because they are newer, get the standard words. */
function fill(shape: Shape, value: unknown, standard: unknown): unknown {
  if (shape.kind !== "group" || !isRecord(value) || !isRecord(standard)) return value;
  const filled = Object.entries(shape.fields).map(([name, field]): [string, unknown] => [
    name,
    value[name] === undefined ? standard[name] : fill(field, value[name], standard[name]),
  ]);
  return Object.fromEntries(filled.filter(([, field]) => field !== undefined));
}

/**
 * Reads stored changes. A damaged section is left out and reported, so that its words are the
 * standard ones and the rest of the site stays as it is.
 */
export function readSiteChanges(
  stored: unknown,
  reportDamaged: (section: SectionId) => void = () => {},
): SiteChanges {
  const known = isRecord(stored) ? stored : {};
  const standard = siteAsChanges(resolveEnglishSite({}));
  let changes: SiteChanges = {};
  for (const id of sectionIds) {
    const shape = sectionShape(id);
    const part = pickShape(shape, known);
    if (isEmpty(part)) continue;
    const filled = fill(shape, part, standard) as Part;
    if (checkShape(shape, filled).length > 0) reportDamaged(id);
    else changes = withSection(changes, id, filled);
  }
  return mapTranslations(
    changes,
    readTranslations(known["translations"]),
    (_, translation) => translation,
    reportDamaged,
  );
}
