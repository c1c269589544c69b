import { readSiteChanges } from "#content/site/changes.ts";
import { sectionOf, withSection } from "#content/site/parts.ts";
import type { SiteChanges } from "#content/site/site.ts";
import type { SectionId } from "#content/site/sections.ts";
import type { Database } from "#data/shared/database.ts";
import { listSiteVersions, type PublishedSite } from "#data/site/site.ts";

/**
 * Reads a version of the site. A damaged section says what it said in the newest older version with
 * own words for it: the standard words would be another academy's facts.
 */
export async function readSiteVersion(
  db: Database,
  { version, changes }: Pick<PublishedSite, "version" | "changes">,
  reportDamaged: (section: SectionId) => void = () => {},
): Promise<SiteChanges> {
  const damaged = new Set<SectionId>();
  let read = readSiteChanges(changes, (id) => damaged.add(id));
  for (const id of damaged) reportDamaged(id);
  // Where only a translation is damaged, the English is there.
  const isMissing = (id: SectionId) => sectionOf(read, id) === null;
  let before = version;
  while ([...damaged].some(isMissing)) {
    const older = await listSiteVersions(db, before);
    for (const row of older) {
      read = fillFrom(read, [...damaged].filter(isMissing), readSiteChanges(row.changes));
    }
    const last = older.at(-1);
    if (!last) break;
    before = last.version;
  }
  return read;
}

/** Reads a draft. A damaged section says what is published. */
export function readSiteDraft(stored: unknown, published: SiteChanges): SiteChanges {
  const damaged = new Set<SectionId>();
  const read = readSiteChanges(stored, (id) => damaged.add(id));
  return fillFrom(
    read,
    [...damaged].filter((id) => sectionOf(read, id) === null),
    published,
  );
}

function fillFrom(
  changes: SiteChanges,
  ids: readonly SectionId[],
  other: SiteChanges,
): SiteChanges {
  return ids.reduce((filled, id) => withSection(filled, id, sectionOf(other, id)), changes);
}
