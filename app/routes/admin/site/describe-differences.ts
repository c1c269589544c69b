import { changedSections, shownSection } from "#content/site-changes.ts";
import { resolveSite, type SiteChanges } from "#content/site.ts";
import type { SectionId } from "#content/site-sections.ts";
import { findDifferences } from "#domain/site/differences.ts";
import { describePath } from "./describe-form.ts";
import { sectionNames } from "./section-names.ts";

export interface DescribedField {
  path: string;
  label: string;
  before: string;
  after: string;
}

export interface DescribedSection {
  id: SectionId;
  name: string;
  fields: DescribedField[];
}

/** What differs between two versions of a section's words. */
export function describeFields(before: unknown, after: unknown): DescribedField[] {
  return findDifferences(before, after).map(({ path, ...texts }) => ({
    path: path.join("."),
    label: describePath(path).join(", ") || path.join(" "),
    ...texts,
  }));
}

/** What differs between two sites, section by section. */
export function describeDifferences(before: SiteChanges, after: SiteChanges): DescribedSection[] {
  const [old, now] = [resolveSite(before), resolveSite(after)];
  return changedSections(before, after).map((id) => ({
    id,
    name: sectionNames[id],
    fields: describeFields(shownSection(old, id), shownSection(now, id)),
  }));
}
