import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type { Academy } from "#content/site/academy.ts";
import type { EventLog } from "#request/context.ts";
import { signUnsubscribeLink } from "#security/unsubscribe-links.ts";
import type { Database } from "#data/shared/database.ts";
import { localizePath, type Language } from "#domain/shared/language.ts";
import { findKeptSender } from "#data/site/kept-sender.ts";
import { insertPushes } from "#data/push/pushes.ts";
import { claimMail, deleteMail, finishMail, type ClaimedMail } from "#data/mail/mails.ts";
import { isMailKind, mailKinds, newsPauseMinutes, type MailKind } from "#domain/mail/mail.ts";
import type { MailFrame } from "#mails/shared/layout.ts";
import type { Mail, MailNotice, MailText } from "#mails/shared/mail.ts";
import type { MailWriter } from "#mails/shared/writer.ts";
import { PermanentFailure, type Letter, type Transport } from "./transport.ts";

export interface DeliveryOptions {
  database: Database;
  transport: Transport;
  /**
   * The sender of mails, such as `Academy <hello@academy.example>`; null for the academy's own, as an
   * owner has confirmed it.
   */
  from: string | null;
  /** The academy's facts as they are published now, in a language. */
  academy: (language: Language) => Academy;
  /** Writes mails in a language. */
  writer: (language: Language) => MailWriter;
  /** The origin of links. */
  origin: string;
  secret: Uint8Array;
  now: () => Date;
  log: EventLog;
}

/** The mail can't be sent yet; the queue tries again later. */
class TooEarlyError extends Error {
  override readonly name = "TooEarlyError";
}

/**
 * Creates the function that writes one mail from the current records and sends it. A mail whose
 * reason is gone is dropped. The function throws if the mail has to be tried again.
 */
export function createDelivery(options: DeliveryOptions) {
  const { database, transport, log } = options;
  // Mails that were handed over but are not yet marked as sent in the database. They must not be
  // sent again.
  const sent = new Set<string>();

  const markSent = async (mailId: string): Promise<void> => {
    sent.add(mailId);
    for (let attempts = 5; ; attempts -= 1) {
      try {
        await finishMail(database, mailId, "sent");
        sent.delete(mailId);
        return;
      } catch (error) {
        if (attempts === 1) throw error;
        await delay(500);
      }
    }
  };

  return async (mailId: string, isLast: boolean): Promise<void> => {
    if (sent.has(mailId)) return markSent(mailId);
    const mail = await claimMail(database, mailId);
    if (!mail) return;
    const { kind } = mail;
    try {
      const letter = await write(options, mailId, mail);
      if (!letter) return await deleteMail(database, mailId);
      await transport.send(letter);
    } catch (error) {
      if (error instanceof TooEarlyError) throw error;
      const code = errorCode(error);
      if (!isLast && !(error instanceof PermanentFailure)) {
        log("warn", "mail-delayed", { mailId, kind, code });
        throw error;
      }
      await finishMail(database, mailId, "failed");
      log("error", "mail-failed", { mailId, kind, code });
      return;
    }
    await markSent(mailId);
    log("info", "mail-sent", { mailId, kind });
  };
}

/** Writes a mail from the current records. @returns null if it should not be sent any more */
async function write(
  { database, origin, secret, now, ...options }: DeliveryOptions,
  mailId: string,
  mail: ClaimedMail,
): Promise<Letter | null> {
  const { kind, accountId, address, name, language, refused, hoursLate, minutesSinceNews } = mail;
  if (!isMailKind(kind)) return null;
  const { group, staleAfterHours } = mailKinds[kind];
  if (hoursLate > staleAfterHours) return null;
  const isTooEarly = (minutesSinceNews ?? Infinity) < newsPauseMinutes;
  const academy = options.academy(language);
  const writer = options.writer(language);
  const sending = { database, accountId: accountId ?? "", address, name, now: now(), academy };
  const content = await compose(writer, kind, mail.data, sending);
  if (!content) return null;
  if (accountId && content.notice) {
    await notify(database, { accountId, mailId, notice: content.notice, now: sending.now });
  }
  if (group && refused.includes(group)) return null;
  if (kind === "news" && isTooEarly) throw new TooEarlyError("the last news were just mailed");
  const stopPath =
    group &&
    accountId &&
    localizePath(
      `/mail/unsubscribe/${signUnsubscribeLink(secret, { accountId, group })}`,
      language,
    );
  const frame: MailFrame = { academy, origin, group, stopPath, reason: content.reason };
  return {
    mailId,
    accountId,
    from: options.from ??
      (await findKeptSender(database)) ?? { name: academy.name, address: academy.email },
    to: address,
    subject: content.subject.replaceAll(/\s+/g, " "),
    text: writer.renderText(content, frame),
    html: writer.renderHtml(content, frame),
    stopUrl: stopPath && frame.origin + stopPath,
  };
}

/** Tells the recipient's devices too, once for a mail. */
async function notify(
  database: Database,
  mail: { accountId: string; mailId: string; notice: MailNotice; now: Date },
): Promise<void> {
  const { kind, path, lesson } = mail.notice;
  const about = lesson ? { id: lesson.id, startsAt: new Date(lesson.startsAt) } : null;
  const push = { kind, path, key: mail.mailId, lesson: about };
  await insertPushes(database, sql`${mail.accountId}::uuid`, push, mail.now);
}

function compose(
  { mails }: MailWriter,
  kind: MailKind,
  data: unknown,
  sending: Parameters<Mail<MailKind>>[1],
) {
  // Each kind's function takes that kind's data.
  const mail = mails[kind] as (data: unknown, about: typeof sending) => Promise<MailText | null>;
  return mail(data, sending);
}

/** The code of an error; messages are not logged, since they quote email addresses. */
function errorCode(error: unknown): string {
  if (error instanceof PermanentFailure) return String(error.code);
  const { responseCode, code, name } = error as Record<string, unknown>;
  const known = [responseCode, code, name].find((part) => part !== undefined);
  return typeof known === "string" || typeof known === "number" ? String(known) : "unknown";
}
