import { resolveEnglishSite } from "#content/site/english-site.ts";
import { readSiteChanges } from "#content/site/changes.ts";
import type { Database } from "#data/shared/database.ts";
import { findPublishedSite } from "#data/site/site.ts";

/** The texts whose words an admin's password must not live on: the academy's as published, and their own. */
export async function listOwnTexts(
  db: Database,
  { name, email }: { name: string; email: string },
): Promise<string[]> {
  const published = await findPublishedSite(db);
  const { academy } = resolveEnglishSite(readSiteChanges(published?.changes));
  return [
    academy.name,
    academy.legalName,
    academy.nameInTelugu,
    academy.tagline,
    academy.email,
    academy.website,
    name,
    email,
  ];
}
