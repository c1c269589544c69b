import { readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect } from "vitest";
import { signUnsubscribeLink, type UnsubscribeLink } from "#security/unsubscribe-links.ts";
import { assignToken, insertLink } from "#data/account/mailed-links.ts";
import type { MailKind } from "#domain/mail/mail.ts";
import type { LinkPurpose } from "#domain/mail/mailed-link.ts";
import type { TestAcademy } from "./academy.ts";

/** A link as its mail has it, without the mail. @returns its token */
export async function makeLink(
  { database }: TestAcademy,
  { id }: { id: string },
  purpose: LinkPurpose,
  email: string,
): Promise<string> {
  const linkId = await insertLink(database, { accountId: id, purpose, email });
  const link = await assignToken(database, linkId, purpose, new Date());
  if (!link) throw new Error("the link has gone");
  return link.token;
}

/**
 * The mail of one kind that an account was sent last, from the academy's outbox, once it is there.
 *
 * @param count how many of that kind it is to have
 */
export async function lastMail(
  { database, dataDir }: TestAcademy,
  { id }: { id: string },
  kind: MailKind,
  count = 1,
): Promise<Email> {
  const find = () =>
    database
      .selectFrom("mails")
      .where("account_id", "=", id)
      .where("kind", "=", kind)
      .orderBy("queued_at")
      .select(["id", "sent_at as sentAt"])
      .execute();
  const areSent = async () => {
    const mails = await find();
    return mails.length === count && mails.every(({ sentAt }) => sentAt !== null);
  };
  await expect.poll(areSent, { interval: 100 }).toBe(true);
  const [mail] = (await find()).toReversed();
  return PostalMime.parse(await readFile(join(dataDir, "outbox", `${mail?.id}.eml`)));
}

/** The path of a mail's one link to a page of ours that begins so. */
export function pathIn({ html = "" }: Email, start: string): string {
  const [path, ...more] = [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, url = ""]) => new URL(url).pathname)
    .filter((one) => one.startsWith(start));
  if (path === undefined || more.length > 0) throw new Error(`not one link to ${start}`);
  return path;
}

/** The last part of the address that stops a group of mails, as the academy itself signs it. */
export async function stopLink({ dataDir }: TestAcademy, link: UnsubscribeLink): Promise<string> {
  const secret = await readFile(join(dataDir, "session-secret"), "utf8");
  return signUnsubscribeLink(Buffer.from(secret, "hex"), link);
}
