import { join } from "node:path";
import type { Settings } from "../settings.ts";
import type { DeliveryOptions } from "./deliver.ts";
import { openMailSender, type MailSender } from "./sender.ts";
import type { MailTimings } from "./timings.ts";
import { createFolderTransport } from "./outbox.ts";
import { createSmtpTransport } from "./transport.ts";

/** The folder for mails without a mail server. */
export function outbox({ dataDir }: Pick<Settings, "dataDir">): string {
  return join(dataDir, "outbox");
}

interface MailOptions extends Pick<
  DeliveryOptions,
  "database" | "academy" | "writer" | "secret" | "log"
> {
  timings?: MailTimings | undefined;
}

/** Opens the mail sender with the transport of the settings. */
export function openMail(
  settings: Settings,
  { timings, ...options }: MailOptions,
): Promise<MailSender> {
  const transport = settings.smtpUrl
    ? createSmtpTransport(settings.smtpUrl)
    : createFolderTransport(outbox(settings), options.database);
  const now = () => new Date();
  return openMailSender({ ...options, transport, from: settings.mailFrom, now }, timings);
}

/** Lines for the operator about mail settings that are not set. */
export function describeMail(settings: Settings, url: string): string[] {
  const { smtpUrl, publicUrl } = settings;
  return [
    ...(smtpUrl ? [] : [`Mails are written to ${outbox(settings)}; set SMTP_URL to send them.`]),
    ...(publicUrl ? [] : [`Links in mails begin with ${url}; set PUBLIC_URL to change that.`]),
  ];
}
