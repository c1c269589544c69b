import { resolveEnglishSite } from "#content/english-site.ts";
import { readSiteChanges } from "#content/site-changes.ts";
import { sectionOf } from "#content/site-parts.ts";
import { failingChecks, type SetupFacts } from "#domain/setup.ts";
import type { Setup } from "#use-cases/admin/setup.ts";

/** What the rules of the set-up need to know of an academy and its site. */
export function setupFacts({ records, deployment }: Setup, now: Date): SetupFacts {
  const { testMail, lastBackupAt, hasTutors, hasStudents, skipped, draft, published } = records;
  const next = readSiteChanges(draft ?? published);
  return {
    hasOwnName: sectionOf(next, "name") !== null,
    hasOwnContacts: sectionOf(next, "contacts") !== null,
    hasTutors,
    hasStudents,
    hasSentTestMail: Boolean(testMail?.sentAt),
    failing: failingChecks(
      {
        isPublished: published !== null,
        hasSamples: resolveEnglishSite(readSiteChanges(published)).samples.length > 0,
        ...deployment,
        lastBackupAt: lastBackupAt === null ? null : new Date(lastBackupAt),
      },
      now,
    ),
    skipped,
  };
}
