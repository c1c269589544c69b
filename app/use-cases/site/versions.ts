import { changedSections, readSiteChanges } from "#content/site/changes.ts";
import type { SiteChanges } from "#content/site/site.ts";
import type { SectionId } from "#content/site/sections.ts";
import {
  deleteSiteDraft,
  findSiteVersion,
  findSiteVersionWithPrevious,
  insertSiteVersion,
  listSiteVersions,
  lockSiteState,
  versionsOnPage,
} from "#data/site/site.ts";
import { readAuthors, type SectionAuthors } from "#domain/site/authors.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import type { SenderOutcome } from "#domain/site/sender.ts";
import type { Context } from "#request/context.ts";
import { auditedTransaction, notFound, recordDenial } from "#request/audit.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { isFreshlyProved } from "#security/fresh-proof.ts";
import { readSiteVersion } from "./published-site.ts";
import { keepSender } from "./sender.ts";
import { markOfSection, readState } from "./draft.ts";

/** The longest note of a version, in UTF-16 units. */
export const maximumNote = 200;

/** The note of a version that is an earlier one again, in English; it is translated when it is shown. */
export function restoreNote(version: number): string {
  return `Back to version ${version}`;
}

/** The earlier version that a note names; null for any other note. */
export function parseRestoreNote(note: string): number | null {
  const [, version] = /^Back to version ([1-9]\d{0,8})$/.exec(note) ?? [];
  return version === undefined ? null : Number(version);
}

/** A fingerprint of all changes together, of what somebody has looked at before publishing it. */
export function markOfChanges(changes: SiteChanges): string {
  return markOfSection({ changes });
}

/**
 * Publishes the draft.
 *
 * @param opened the fingerprint of the changes that the person has seen
 * @returns what became of the sender of mails; 'changed' where the changes are different by now, or there
 *   are none
 */
export async function publishSite(
  context: Context,
  opened: string,
  note: string,
): Promise<Result<SenderOutcome, Refusal<"changed">>> {
  const { accountId, admin } = currentAdmin(context);
  const action = "publish-site";
  const isProved = await isFreshlyProved(context);
  const outcome = await auditedTransaction(context, async (trx, record) => {
    const state = await lockSiteState(trx);
    const { published: before, changes, authors } = await readState(trx, state);
    if (!state.draft || markOfChanges(changes) !== opened) return null;
    const author = { accountId, name: admin.name };
    await insertSiteVersion(trx, { changes, authors, author, note: note.slice(0, maximumNote) });
    await deleteSiteDraft(trx);
    await record({ action, subject: null });
    return keepSender(context, trx, { before, after: changes, isProved });
  });
  if (outcome) return ok(outcome);
  await recordDenial(context, { action, subject: null, reason: "not-possible" });
  return refuse("changed");
}

/**
 * Publishes an earlier version again, as a new one, and discards the draft.
 *
 * @returns what became of the sender of mails
 * @throws 404 for a version that does not exist
 */
export async function restoreSiteVersion(
  context: Context,
  version: number,
): Promise<SenderOutcome> {
  const { accountId, admin } = currentAdmin(context);
  const isProved = await isFreshlyProved(context);
  const outcome = await auditedTransaction(context, async (trx, record) => {
    const { published } = await lockSiteState(trx);
    const found = await findSiteVersion(trx, version);
    if (!found) return null;
    const author = { accountId, name: admin.name };
    const changes = await readSiteVersion(trx, found);
    await insertSiteVersion(trx, { changes, author, note: restoreNote(version) });
    await deleteSiteDraft(trx);
    await record({ action: "restore-site", subject: null });
    const before = published ? await readSiteVersion(trx, published) : {};
    return keepSender(context, trx, { before, after: changes, isProved });
  });
  if (!outcome) return notFound(context, "no-version");
  return outcome;
}

/** A version in the list, with the sections that differ from the version before it. */
export interface ListedVersion {
  version: number;
  publishedAt: Date;
  publisher: string;
  note: string;
  sections: SectionId[];
  /** Who changed them; nobody where the version is an earlier one again. */
  authors: SectionAuthors;
}

/** A page of versions, newest first. @param before only older ones; null for the newest */
export async function loadSiteVersions(
  context: Context,
  before: number | null,
): Promise<{ versions: ListedVersion[]; older: number | null }> {
  const rows = await listSiteVersions(adminDatabase(context), before);
  const versions = rows.map(({ changes, authors, ...row }, index) => {
    // The one before the last of a page is on the next page, so its own page compares it.
    const previous = rows[index + 1];
    const sections =
      previous || row.version === 1
        ? changedSections(readSiteChanges(previous?.changes), readSiteChanges(changes))
        : [];
    return { ...row, sections, authors: readAuthors(authors) };
  });
  return { versions, older: rows.length < versionsOnPage ? null : (rows.at(-1)?.version ?? null) };
}

/** A version and what it changed. */
export interface OneVersion extends Omit<ListedVersion, "sections"> {
  changes: SiteChanges;
  previous: SiteChanges;
}

/** @throws 404 for a version that does not exist */
export async function loadSiteVersion(context: Context, version: number): Promise<OneVersion> {
  const [found, previous] =
    version > 0 ? await findSiteVersionWithPrevious(adminDatabase(context), version) : [];
  if (found?.version !== version) return notFound(context, "no-version");
  const { publishedAt, publisher, note } = found;
  return {
    version,
    publishedAt,
    publisher,
    note,
    authors: readAuthors(found.authors),
    changes: readSiteChanges(found.changes),
    previous: readSiteChanges(previous?.changes),
  };
}

/** A version's number from an address; 0 for anything else, which no version has. */
export function parseVersion(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}
