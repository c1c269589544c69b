import { addRefusal, listRefusals, replaceRefusals } from "#data/mail-choices.ts";
import type { Actor } from "#data/sessions.ts";
import { mailGroupsOf, type MailGroup } from "#domain/mail.ts";
import { data, type RouterContextProvider } from "react-router";
import { audited, denyRecord, recordDenial } from "./audit.ts";
import { servicesContext } from "./context.ts";
import { currentActor } from "./guards.ts";
import { readStopLink, type StopLink } from "./mail-links.ts";

type Context = Readonly<RouterContextProvider>;

function groupsOf({ student, tutor }: Actor): readonly MailGroup[] {
  if (student) return mailGroupsOf("student");
  return mailGroupsOf(tutor ? "tutor" : "admin");
}

/** The groups of mails that the signed-in person may choose from, and those that are on. */
export async function loadMailChoices(
  context: Context,
): Promise<{ groups: readonly MailGroup[]; chosen: MailGroup[] }> {
  const actor = currentActor(context);
  const groups = groupsOf(actor);
  const refused = await listRefusals(context.get(servicesContext).database, actor.accountId);
  return { groups, chosen: groups.filter((group) => !refused.includes(group)) };
}

/** Lets the signed-in person get just these groups of mails. */
export async function chooseMails(context: Context, wanted: readonly string[]): Promise<void> {
  const actor = currentActor(context);
  const id = actor.accountId;
  const refused = groupsOf(actor).filter((group) => !wanted.includes(group));
  await audited(context, async (trx, record) => {
    await replaceRefusals(trx, id, refused);
    await record({ action: "choose-mails", subject: { kind: "account", id } });
  });
}

/** What a link from a mail stops. @throws 404 for one that we did not sign */
export async function openStopLink(context: Context, token: string): Promise<StopLink> {
  const link = readStopLink(context.get(servicesContext).secret, token);
  if (link) return link;
  await denyRecord(context, "account", "");
  throw data("no-link", { status: 404 });
}

/**
 * Stops what a link from a mail says, whoever follows it; a second time changes nothing.
 *
 * @throws 404 for one that we did not sign
 */
export async function stopMails(context: Context, token: string): Promise<StopLink> {
  const link = readStopLink(context.get(servicesContext).secret, token);
  if (!link) {
    const subject = { kind: "account", id: null } as const;
    await recordDenial(context, { action: "stop-mails", subject, reason: "not-found" });
    throw data("no-link", { status: 404 });
  }
  await audited(context, async (trx, record) => {
    if (!(await addRefusal(trx, link))) return;
    await record({ action: "stop-mails", subject: { kind: "account", id: link.accountId } });
  });
  return link;
}
