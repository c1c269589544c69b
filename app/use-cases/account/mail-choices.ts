import { insertRefusal, listRefusals, replaceRefusals } from "#data/mail-choices.ts";
import type { Actor } from "#data/sessions.ts";
import { mailGroupsOf, type MailGroup } from "#domain/mail.ts";
import { data, type RouterContextProvider } from "react-router";
import { auditedTransaction, denyRecord, recordDenial } from "#request/audit.ts";
import { servicesContext } from "#request/context.ts";
import { currentActor } from "#security/guards.ts";
import { readUnsubscribeLink, type UnsubscribeLink } from "#security/unsubscribe-links.ts";

type Context = Readonly<RouterContextProvider>;

function groupsOf({ student, tutor }: Actor): readonly MailGroup[] {
  if (student) return mailGroupsOf("student");
  return mailGroupsOf(tutor ? "tutor" : "admin");
}

/** The mail groups that the actor may switch on and off, and those that are on. */
export async function loadMailChoices(
  context: Context,
): Promise<{ groups: readonly MailGroup[]; chosen: MailGroup[] }> {
  const actor = currentActor(context);
  const groups = groupsOf(actor);
  const refused = await listRefusals(context.get(servicesContext).database, actor.accountId);
  return { groups, chosen: groups.filter((group) => !refused.includes(group)) };
}

/** Switches these mail groups of the actor on, and the others off. */
export async function chooseMails(context: Context, chosen: readonly string[]): Promise<void> {
  const actor = currentActor(context);
  const id = actor.accountId;
  const refused = groupsOf(actor).filter((group) => !chosen.includes(group));
  await auditedTransaction(context, async (trx, record) => {
    await replaceRefusals(trx, id, refused);
    await record({ action: "choose-mails", subject: { kind: "account", id } });
  });
}

/** The account and mail group of an unsubscribe link. @throws 404 for an invalid signature */
export async function loadUnsubscribeLink(
  context: Context,
  token: string,
): Promise<UnsubscribeLink> {
  const link = readUnsubscribeLink(context.get(servicesContext).secret, token);
  if (link) return link;
  await denyRecord(context, "account", "");
  throw data("no-link", { status: 404 });
}

/**
 * Switches the mail group of an unsubscribe link off, without a sign-in; repeating it changes
 * nothing.
 *
 * @throws 404 for an invalid signature
 */
export async function unsubscribe(context: Context, token: string): Promise<UnsubscribeLink> {
  const link = readUnsubscribeLink(context.get(servicesContext).secret, token);
  if (!link) {
    const subject = { kind: "account", id: null } as const;
    await recordDenial(context, { action: "stop-mails", subject, reason: "not-found" });
    throw data("no-link", { status: 404 });
  }
  await auditedTransaction(context, async (trx, record) => {
    if (!(await insertRefusal(trx, link))) return;
    await record({ action: "stop-mails", subject: { kind: "account", id: link.accountId } });
  });
  return link;
}
