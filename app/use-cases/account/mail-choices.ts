import { findArrivalsPace, updateArrivalsPace } from "#data/mail/arrivals.ts";
import { insertRefusal, listRefusals, replaceRefusals } from "#data/mail/mail-choices.ts";
import type { Actor } from "#data/account/sessions.ts";
import { isArrivalsChoice, type ArrivalsChoice } from "#domain/mail/arrivals.ts";
import { canEnter } from "#domain/people/staff.ts";
import { mailGroupsOf, type MailGroup } from "#domain/mail/mail.ts";
import { listPushRefusals, replacePushRefusals } from "#data/push/choices.ts";
import { pushGroupsOf, type PushGroup } from "#domain/push/push.ts";
import { data } from "react-router";
import { auditedChange, auditedTransaction, notFound, recordDenial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentActor } from "#security/guards.ts";
import { readUnsubscribeLink, type UnsubscribeLink } from "#security/unsubscribe-links.ts";

/** The role whose groups the actor has; null for staff who are told of nobody. */
function roleOf({ student, tutor, admin }: Actor): "student" | "tutor" | "admin" | null {
  if (student) return "student";
  if (tutor) return "tutor";
  return admin && canEnter(admin.role, "people") ? "admin" : null;
}

function groupsOf(actor: Actor): readonly MailGroup[] {
  const role = roleOf(actor);
  return role ? mailGroupsOf(role) : [];
}

function pushGroupsFor(actor: Actor): readonly PushGroup[] {
  const role = roleOf(actor);
  return role ? pushGroupsOf(role) : [];
}

/** What the actor may choose. */
export interface MailChoices {
  /** The groups to switch on and off, and those that are on. */
  groups: readonly MailGroup[];
  chosen: MailGroup[];
  /** How often an admin is mailed about sign-ups and applications; null for who is not. */
  arrivals: ArrivalsChoice | null;
  /** The same groups for devices. */
  pushGroups: readonly PushGroup[];
  pushed: PushGroup[];
}

/** The mails and the notices on devices that the actor may choose, and what they chose. */
export async function loadMailChoices(context: Context): Promise<MailChoices> {
  const actor = currentActor(context);
  const { database } = context.get(servicesContext);
  const refused = await listRefusals(database, actor.accountId);
  const isOn = (group: MailGroup) => !refused.includes(group);
  const groups = groupsOf(actor);
  const pushGroups = pushGroupsFor(actor);
  const silenced = await listPushRefusals(database, actor.accountId);
  const pushed = pushGroups.filter((group) => !silenced.includes(group));
  if (groups.includes("arrivals")) {
    const arrivals = isOn("arrivals") ? await findArrivalsPace(database, actor.accountId) : "never";
    return { groups: [], chosen: [], arrivals, pushGroups, pushed };
  }
  return { groups, chosen: groups.filter(isOn), arrivals: null, pushGroups, pushed };
}

/**
 * Switches these groups of mails and notices of the actor on, and the others off. For an admin,
 * `arrivals` decides about mails instead; an unknown choice changes nothing.
 */
export async function chooseMails(
  context: Context,
  { chosen, pushed, arrivals }: { chosen: string[]; pushed: string[]; arrivals: string },
): Promise<void> {
  const actor = currentActor(context);
  const id = actor.accountId;
  if (actor.admin && !isArrivalsChoice(arrivals)) return;
  const isRefused = (group: MailGroup) =>
    group === "arrivals" ? arrivals === "never" : !chosen.includes(group);
  await auditedTransaction(context, async (trx, record) => {
    if (isArrivalsChoice(arrivals)) await updateArrivalsPace(trx, id, arrivals);
    await replaceRefusals(trx, id, groupsOf(actor).filter(isRefused));
    const silenced = pushGroupsFor(actor).filter((group) => !pushed.includes(group));
    await replacePushRefusals(trx, id, silenced);
    await record({ action: "choose-mails", subject: { kind: "account", id } });
  });
}

/** The account and mail group of an unsubscribe link. @throws 404 for an invalid signature */
export async function loadUnsubscribeLink(
  context: Context,
  token: string,
): Promise<UnsubscribeLink> {
  const link = readUnsubscribeLink(context.get(servicesContext).secret, token);
  return link ?? notFound(context, "no-link", "account");
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
  const subject = { kind: "account", id: link.accountId } as const;
  await auditedChange(context, { action: "stop-mails", subject }, (trx) =>
    insertRefusal(trx, link),
  );
  return link;
}
