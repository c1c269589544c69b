import { resolveEnglishSite } from "#content/site/english-site.ts";
import { senderOf } from "#content/site/academy-sender.ts";
import type { Sender } from "#domain/site/sender.ts";
import { readSiteChanges } from "#content/site/changes.ts";
import { sectionOf } from "#content/site/parts.ts";
import { failingChecks, type SetupFacts } from "#domain/office/setup.ts";
import type { Setup } from "#use-cases/office/setup.ts";

/** The published sender that waits for an owner; null where the operator has set one, or none waits. */
export function waitingSender({
  records,
  deployment,
}: Pick<Setup, "records" | "deployment">): Sender | null {
  if (deployment.mailFrom !== null || records.keptSender === null) return null;
  return senderOf(readSiteChanges(records.published));
}

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
    isSenderWaiting: waitingSender({ records, deployment }) !== null,
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
