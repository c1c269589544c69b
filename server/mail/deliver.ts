import { setTimeout as delay } from "node:timers/promises";
import type { EventLog } from "#access/context.ts";
import { signStopLink } from "#access/mail-links.ts";
import type { Database } from "#data/database.ts";
import { beginMail, dropMail, endMail, type BegunMail } from "#data/mails.ts";
import { isMailKind, mailKinds, newsPauseMinutes, type MailKind } from "#domain/mail.ts";
import { mails } from "#mails/all.ts";
import type { Frame } from "#mails/layout.ts";
import type { Mail, MailText } from "#mails/mail.ts";
import { renderHtml } from "#mails/render-html.ts";
import { renderText } from "#mails/render-text.ts";
import { PermanentFailure, type Letter, type Transport } from "./transport.ts";

export interface DeliveryOptions {
  database: Database;
  transport: Transport;
  /** Whom mails come from, such as `Viluva <hello@viluva.example>`. */
  from: string;
  /** The origin that links begin with. */
  origin: string;
  secret: Uint8Array;
  now: () => Date;
  log: EventLog;
}

/** It is too early, or something is missing that may be there later. */
class Later extends Error {
  override readonly name = "Later";
}

/**
 * Makes what sends one mail: written from the records of this moment, and not at all where there is
 * nothing to say any more. It throws where it has to be tried again.
 */
export function createDelivery(options: DeliveryOptions) {
  const { database, transport, log } = options;
  // Handed over, but not yet noted down: such a one must not be handed over again.
  const sent = new Set<string>();

  const noteSent = async (mailId: string): Promise<void> => {
    sent.add(mailId);
    for (let attempts = 5; ; attempts -= 1) {
      try {
        await endMail(database, mailId, "sent");
        sent.delete(mailId);
        return;
      } catch (error) {
        if (attempts === 1) throw error;
        await delay(500);
      }
    }
  };

  return async (mailId: string, isLast: boolean): Promise<void> => {
    if (sent.has(mailId)) return noteSent(mailId);
    const mail = await beginMail(database, mailId);
    if (!mail) return;
    const { kind } = mail;
    try {
      const letter = await write(options, mailId, mail);
      if (!letter) return await dropMail(database, mailId);
      await transport.send(letter);
    } catch (error) {
      if (error instanceof Later) throw error;
      const code = codeOf(error);
      if (!isLast && !(error instanceof PermanentFailure)) {
        log("warn", "mail-delayed", { mailId, kind, code });
        throw error;
      }
      await endMail(database, mailId, "failed");
      log("error", "mail-failed", { mailId, kind, code });
      return;
    }
    await noteSent(mailId);
    log("info", "mail-sent", { mailId, kind });
  };
}

/** A mail as it has to be now; null where it is not to be sent. */
async function write(
  { database, from, origin, secret, now }: DeliveryOptions,
  mailId: string,
  mail: BegunMail,
): Promise<Letter | null> {
  const { kind, accountId, address, name, refused, hoursLate, minutesSinceNews } = mail;
  if (!isMailKind(kind)) return null;
  const { group, staleAfterHours } = mailKinds[kind];
  if (hoursLate > staleAfterHours || (group && refused.includes(group))) return null;
  const isTooEarly = (minutesSinceNews ?? Infinity) < newsPauseMinutes;
  const said = await compose(kind, mail.data, { database, accountId, name, now: now() });
  if (!said) return null;
  if (kind === "news" && isTooEarly) throw new Later("the last news were mailed just now");
  const stopPath = group && `/mail/unsubscribe/${signStopLink(secret, { accountId, group })}`;
  const frame: Frame = { origin, group, stopPath, reason: said.reason };
  return {
    mailId,
    from,
    to: address,
    subject: said.subject.replaceAll(/\s+/g, " "),
    text: renderText(said, frame),
    html: renderHtml(said, frame),
    stopUrl: stopPath && frame.origin + stopPath,
  };
}

function compose(kind: MailKind, data: unknown, sending: Parameters<Mail<MailKind>>[1]) {
  // The table has for each kind what takes its data.
  const mail = mails[kind] as (data: unknown, about: typeof sending) => Promise<MailText | null>;
  return mail(data, sending);
}

/** What failed, without a word of it: messages quote addresses. */
function codeOf(error: unknown): string {
  if (error instanceof PermanentFailure) return String(error.code);
  const { responseCode, code, name } = error as Record<string, unknown>;
  const known = [responseCode, code, name].find((part) => part !== undefined);
  return typeof known === "string" || typeof known === "number" ? String(known) : "unknown";
}
