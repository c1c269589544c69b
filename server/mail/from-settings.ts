import { join } from "node:path";
import type { EventLog } from "#access/context.ts";
import type { Database } from "#data/database.ts";
import type { Settings } from "../settings.ts";
import { openPostOffice, type PostOffice } from "./post-office.ts";
import { createFolderTransport, createSmtpTransport } from "./transport.ts";

/** Where mails are written when no server sends them. */
function outbox({ dataDir }: Settings): string {
  return join(dataDir, "outbox");
}

/** Opens what sends the mails, as the settings say. */
export function openMail(
  settings: Settings,
  database: Database,
  secret: Uint8Array,
  log: EventLog,
): Promise<PostOffice> {
  const transport = settings.smtpUrl
    ? createSmtpTransport(settings.smtpUrl)
    : createFolderTransport(outbox(settings));
  const now = () => new Date();
  return openPostOffice({ database, transport, from: settings.mailFrom, secret, now, log });
}

/** What the operator has to know of mails that is not set, a line each. */
export function describeMail(settings: Settings, url: string): string[] {
  const { smtpUrl, publicUrl } = settings;
  return [
    ...(smtpUrl ? [] : [`Mails are written to ${outbox(settings)}; SMTP_URL sends them.`]),
    ...(publicUrl ? [] : [`Links in mails begin with ${url}; PUBLIC_URL sets what they do.`]),
  ];
}
