import { createHash } from "node:crypto";
import { changedSections, changeSection, resetSection } from "#content/site/changes.ts";
import { editedSection, type Part } from "#content/site/parts.ts";
import type { SiteChanges } from "#content/site/site.ts";
import type { SectionId } from "#content/site/sections.ts";
import type { Database } from "#data/shared/database.ts";
import {
  deleteSiteDraft,
  findSiteState,
  lockSiteState,
  saveSiteDraft,
  type SiteState,
} from "#data/site/site.ts";
import { addAuthor, authorsOf, readAuthors, type SectionAuthors } from "#domain/site/authors.ts";
import { isRecord } from "#domain/site/check-shape.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import type { Context } from "#request/context.ts";
import { auditedTransaction, recordDenial } from "#request/audit.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { changeOrDeny, type ChangeResult } from "#use-cases/shared/change-record.ts";
import { readSiteDraft, readSiteVersion } from "./published-site.ts";

/** The public site, and what its editors have changed since it was published. */
export interface EditedSite {
  version: number | null;
  published: SiteChanges;
  publishedAt: Date | null;
  /** With what is not published yet. */
  changes: SiteChanges;
  /** The sections that will change when it is published. */
  pending: SectionId[];
  /** Who changed these sections. */
  authors: SectionAuthors;
  draft: { changedAt: Date; changedBy: string } | null;
}

/** What is published, and the draft beside it, as they are read. */
export async function readState(
  db: Database,
  { published, draft }: SiteState,
): Promise<EditedSite> {
  const before = published ? await readSiteVersion(db, published) : {};
  const changes = draft ? readSiteDraft(draft.changes, before) : before;
  const pending = changedSections(before, changes);
  return {
    version: published?.version ?? null,
    published: before,
    publishedAt: published?.publishedAt ?? null,
    changes,
    pending,
    authors: authorsOf(readAuthors(draft?.authors), pending),
    draft: draft && { changedAt: draft.changedAt, changedBy: draft.changedBy },
  };
}

export async function loadEditedSite(context: Context): Promise<EditedSite> {
  const database = adminDatabase(context);
  return readState(database, await findSiteState(database));
}

/** A fingerprint of a section as its form shows it. */
export function markOfSection(part: Part | null): string {
  return createHash("sha256").update(JSON.stringify(part)).digest("base64url");
}

/** Somebody else has changed the section since its form was opened; nothing was saved. */
export interface ChangedSection extends Refusal<"changed"> {
  current: Part | null;
  changedBy: string | null;
  opened: string;
}

/**
 * Stores a section in the draft. What says the same as the standard words becomes standard, and a
 * draft that changes nothing disappears.
 *
 * @param opened the fingerprint of the section when its form was opened; null to replace it whatever
 *   it says
 * @param part null for the standard words
 */
export async function saveSection(
  context: Context,
  id: SectionId,
  opened: string | null,
  part: Part | null,
): Promise<Result<null, ChangedSection>> {
  return changeDraft(context, id, (changes) => {
    const current = editedSection(changes, id);
    const mark = markOfSection(current);
    const next = part && withDate(part, current);
    if (next && markOfSection(next) === mark) return ok(null);
    if (opened !== null && mark !== opened) {
      return { ...refuse("changed" as const), current, opened: mark };
    }
    return ok(next ? changeSection(changes, id, next) : resetSection(changes, id));
  });
}

/**
 * Changes a section of the draft in an audited transaction.
 *
 * @param change returns the new changes, null where nothing changes, or that it is refused
 */
export async function changeDraft(
  context: Context,
  id: SectionId,
  change: (changes: SiteChanges) => Result<SiteChanges | null, Omit<ChangedSection, "changedBy">>,
): Promise<Result<null, ChangedSection>> {
  const { accountId, admin } = currentAdmin(context);
  const action = "edit-site";
  const result = await auditedTransaction(context, async (trx, record) => {
    const state = await lockSiteState(trx);
    const site = await readState(trx, state);
    const changed = change(site.changes);
    if (!changed.ok) {
      return { ...changed, changedBy: site.authors[id]?.names.at(-1) ?? null };
    }
    const changes = changed.value;
    if (changes === null) return ok();
    const pending = changedSections(site.published, changes);
    if (pending.length === 0) await deleteSiteDraft(trx);
    else {
      await saveSiteDraft(trx, {
        changes,
        authors: authorsOf(
          addAuthor(site.authors, { id, name: admin.name, at: new Date() }),
          pending,
        ),
        basedOn: state.draft ? state.draft.basedOn : site.version,
        author: { accountId, name: admin.name },
      });
    }
    await record({ action, subject: null });
    return ok();
  });
  if (!result.ok) await recordDenial(context, { action, subject: null, reason: "not-possible" });
  return result;
}

/** Sets the day of a policy whose words have changed, which no form has. */
function withDate(part: Part, before: Part | null): Part {
  const { policies } = part;
  if (!isRecord(policies)) return part;
  const old = isRecord(before?.policies) ? before.policies : {};
  const dated = Object.entries(policies).map(([name, policy]): [string, unknown] => {
    const previous = old[name];
    if (!isRecord(policy) || !isRecord(previous)) return [name, policy];
    const same = { ...policy, updated: previous.updated };
    const isSame = JSON.stringify(same) === JSON.stringify(previous);
    return [name, isSame ? same : { ...policy, updated: toIndiaDateTimeFields(new Date()).date }];
  });
  return { ...part, policies: Object.fromEntries(dated) };
}

/** Removes what was changed since the last publication. Refused where there is nothing. */
export async function discardSiteDraft(context: Context): ChangeResult {
  currentAdmin(context);
  return changeOrDeny(context, { action: "discard-site-draft", subject: null }, deleteSiteDraft);
}
