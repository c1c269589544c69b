import { senderOf } from "#content/site/academy-sender.ts";
import { hasSampleContacts } from "#content/site/academy.ts";
import type { SiteChanges } from "#content/site/site.ts";
import type { Database } from "#data/shared/database.ts";
import { deleteKeptSender, findKeptSender, insertKeptSender } from "#data/site/kept-sender.ts";
import { lockSiteState } from "#data/site/site.ts";
import { listOwnerIds } from "#data/people/staff.ts";
import { senderMailSeconds } from "#domain/mail/mail.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import {
  decideSender,
  isSameSender,
  type Sender,
  type SenderOutcome,
} from "#domain/site/sender.ts";
import { auditedChange, recordDenial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentAdmin } from "#security/guards.ts";
import { queueMail } from "#use-cases/mail/mail.ts";
import { readSiteVersion } from "./published-site.ts";

/**
 * Keeps the sender of mails when a publication changes the academy's name or address, unless an owner who
 * has just proved themself publishes it. Run it in the transaction of the publication, with the state of
 * the site locked.
 *
 * @param isProved whether the person has just proved who they are
 */
export async function keepSender(
  context: Context,
  trx: Database,
  { before, after, isProved }: { before: SiteChanges; after: SiteChanges; isProved: boolean },
): Promise<SenderOutcome> {
  const { admin } = currentAdmin(context);
  const published = senderOf(before);
  const current = (await findKeptSender(trx)) ?? published;
  const outcome = decideSender(
    { current, before: published, after: senderOf(after) },
    {
      isOwner: admin.role === "owner",
      isProved,
      isSample: hasSampleContacts({ email: current.address }),
    },
  );
  if (outcome === "waits") await insertKeptSender(trx, current);
  else await deleteKeptSender(trx);
  const isNews = outcome !== "same" && !isSameSender(published, senderOf(after));
  if (isNews) await tellOwners(context, trx, outcome);
  return outcome;
}

/**
 * Lets mails come from what is published.
 *
 * @param seen the name and address that the owner has seen
 * @returns 'changed' where something else is published by now, or nothing waits
 */
export async function confirmSender(
  context: Context,
  seen: Sender,
): Promise<Result<null, Refusal<"changed">>> {
  currentAdmin(context);
  const entry = { action: "confirm-sender", subject: null } as const;
  const isConfirmed = await auditedChange(context, entry, async (trx) => {
    const { published } = await lockSiteState(trx);
    if (!(await findKeptSender(trx))) return false;
    const changes = published ? await readSiteVersion(trx, published) : {};
    if (!isSameSender(senderOf(changes), seen)) return false;
    await deleteKeptSender(trx);
    await tellOwners(context, trx, "changed");
    return true;
  });
  if (isConfirmed) return ok();
  await recordDenial(context, { ...entry, reason: "not-possible" });
  return refuse("changed");
}

/** Queues the mails to all owners, where the operator has not set another sender. */
async function tellOwners(
  context: Context,
  trx: Database,
  what: "waits" | "changed",
): Promise<void> {
  if (context.get(servicesContext).deployment.mailFrom !== null) return;
  const { accountId: by } = currentAdmin(context);
  const now = Date.now();
  const at = new Date(now).toISOString();
  // However often an editor publishes, the mail says what is published when it is written.
  const when =
    what === "waits"
      ? { key: `sender waits ${at.slice(0, 13)}` }
      : { dueAt: new Date(now + senderMailSeconds * 1_000) };
  for (const accountId of await listOwnerIds(trx)) {
    const mail = { kind: "sender-change", accountId, data: { what, by, at } } as const;
    await queueMail(context, trx, { ...mail, ...when });
  }
}
