import { resolveEnglishSite } from "#content/site/english-site.ts";
import { isRecord } from "#domain/site/check-shape.ts";
import { standardColours } from "#domain/site/palette.ts";
import { pickShape } from "#domain/site/pick-shape.ts";
import type { Site, SiteChanges } from "./site.ts";
import { sectionShape, type SectionId } from "./sections.ts";

/** What a site has of a section: values of the section's shape. */
export type Part = Readonly<Record<string, unknown>>;

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

/** Whether a part has nothing. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || (isRecord(value) && Object.values(value).every(isEmpty));
}

/** What the changes have of a section, or null if it is standard. */
export function sectionOf(changes: SiteChanges, id: SectionId): Part | null {
  const part = pickShape(sectionShape(id), changes) as Part;
  return isEmpty(part) ? null : part;
}

/** What the English site shows of a section, as its form does; null for a logo that it doesn't have. */
export function editedSection(changes: SiteChanges, id: SectionId): Part | null {
  return shownSection(resolveEnglishSite(changes), id);
}

/** What a site shows of a section; null for a logo that it doesn't have. */
export function shownSection(site: Site, id: SectionId): Part | null {
  const part = pickShape(sectionShape(id), siteAsChanges(site)) as Part;
  return isEmpty(part) ? null : part;
}

/** The changes without a section's English. */
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

/** Whether two parts picked by the same section's shape are equal. */
export function isSamePart(one: Part | null, other: Part | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
