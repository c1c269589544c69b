import { join } from "node:path";
import type { EventLog } from "#request/context.ts";
import type { Database } from "#data/database.ts";
import type { Settings } from "../settings.ts";
import { openMailSender, type MailSender } from "./sender.ts";
import type { MailTimings } from "./timings.ts";
import { createFolderTransport, createSmtpTransport } from "./transport.ts";

/** The folder for mails without a mail server. */
function outbox({ dataDir }: Settings): string {
  return join(dataDir, "outbox");
}

/** Opens the mail sender with the transport of the settings. */
export function openMail(
  settings: Settings,
  database: Database,
  secret: Uint8Array,
  log: EventLog,
  timings?: MailTimings,
): Promise<MailSender> {
  const transport = settings.smtpUrl
    ? createSmtpTransport(settings.smtpUrl)
    : createFolderTransport(outbox(settings));
  const now = () => new Date();
  return openMailSender(
    { database, transport, from: settings.mailFrom, secret, now, log },
    timings,
  );
}

/** Lines for the operator about mail settings that are not set. */
export function describeMail(settings: Settings, url: string): string[] {
  const { smtpUrl, publicUrl } = settings;
  return [
    ...(smtpUrl ? [] : [`Mails are written to ${outbox(settings)}; set SMTP_URL to send them.`]),
    ...(publicUrl ? [] : [`Links in mails begin with ${url}; set PUBLIC_URL to change that.`]),
  ];
}
