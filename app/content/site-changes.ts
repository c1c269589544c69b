import { checkShape, isRecord } from "#domain/site/check-shape.ts";
import { standardColours } from "#domain/site/palette.ts";
import { pickShape } from "#domain/site/pick-shape.ts";
import type { Shape } from "#domain/site/shape.ts";
import { resolveSite, type Site, type SiteChanges } from "./site.ts";
import { sectionIds, sectionShape, type SectionId } from "./site-sections.ts";

type Part = Readonly<Record<string, unknown>>;

/** The site in the form of its changes: what its forms show. */
export function siteAsChanges(site: Site): Part {
  const { logo, colours, subjects, ...rest } = site;
  return {
    ...rest,
    ...(logo && { logo }),
    colours: colours ?? standardColours,
    subjects: Object.fromEntries(subjects.map((page) => [page.slug, page])),
  };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (isRecord(value) && Object.values(value).every(isEmpty));
}

/** What the changes have of a section, or null if it is standard. */
export function sectionOf(changes: SiteChanges, id: SectionId): Part | null {
  const part = pickShape(sectionShape(id), changes) as Part;
  return isEmpty(part) ? null : part;
}

/** What a site shows of a section; null for a logo that it doesn't have. */
export function shownSection(site: Site, id: SectionId): Part | null {
  const part = pickShape(sectionShape(id), siteAsChanges(site)) as Part;
  return isEmpty(part) ? null : part;
}

/** The changes without a section, which becomes standard again. */
export function withoutSection(changes: SiteChanges, id: SectionId): SiteChanges {
  const { fields } = sectionShape(id);
  const kept = Object.entries(changes).map(([key, value]): [string, unknown] => {
    const field = fields[key];
    if (field === undefined) return [key, value];
    if (field.kind !== "group" || !isRecord(value)) return [key, undefined];
    const rest = Object.entries(value).filter(([name]) => !Object.hasOwn(field.fields, name));
    return [key, rest.length > 0 ? Object.fromEntries(rest) : undefined];
  });
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}

/** The changes with a section in place of the one before; null makes it standard. */
export function withSection(changes: SiteChanges, id: SectionId, part: Part | null): SiteChanges {
  const others: Part = { ...withoutSection(changes, id) };
  if (part === null) return others;
  const merged = Object.entries(part).map(([key, value]): [string, unknown] => {
    const before = others[key];
    return [key, isRecord(before) && isRecord(value) ? { ...before, ...value } : value];
  });
  return { ...others, ...Object.fromEntries(merged) };
}

/** The same, or standard if the part says what the standard words say. */
export function changeSection(changes: SiteChanges, id: SectionId, part: Part): SiteChanges {
  const standard = shownSection(resolveSite(withoutSection(changes, id)), id);
  return withSection(changes, id, isSamePart(part, standard) ? null : part);
}

/** Whether two parts picked by the same section's shape are equal. */
export function isSamePart(one: Part | null, other: Part | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The sections in which two sites' changes differ, in the order of the overview. */
export function changedSections(before: SiteChanges, after: SiteChanges): SectionId[] {
  return sectionIds.filter((id) => !isSamePart(sectionOf(before, id), sectionOf(after, id)));
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
  const standard = siteAsChanges(resolveSite({}));
  let changes: SiteChanges = {};
  for (const id of sectionIds) {
    const shape = sectionShape(id);
    const part = pickShape(shape, known);
    if (isEmpty(part)) continue;
    const filled = fill(shape, part, standard) as Part;
    if (checkShape(shape, filled).length > 0) reportDamaged(id);
    else changes = withSection(changes, id, filled);
  }
  return changes;
}
