import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";

/** A mail as it is handed over, by its id. */
export interface Letter {
  mailId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What a mail program's own button asks for to stop such mails; null where that can't be. */
  stopUrl: string | null;
}

export interface Transport {
  /** Hands a letter over for good. @throws PermanentFailure where another attempt is no use */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** Whoever takes our mails will never take this one. */
export class PermanentFailure extends Error {
  override readonly name = "PermanentFailure";
  /** What the server answered, such as 550. */
  readonly code: number;
  constructor(code: number) {
    super(`the mail server refused it with ${code}`);
    this.code = code;
  }
}

/** Hands letters to the mail server that an address such as `smtps://user:password@host` names. */
export function createSmtpTransport(url: string): Transport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // Together less than the queue gives one attempt.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(letter) {
      try {
        await pool.sendMail(compose(letter));
      } catch (error) {
        const code = permanentCode(error);
        throw code === null ? error : new PermanentFailure(code);
      }
    },
    close: () => pool.close(),
  };
}

/** Writes each letter into a folder as `<id>.eml`, whole or not at all, and once. */
export function createFolderTransport(folder: string): Transport {
  return {
    async send(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${letter.mailId}.eml`);
      const handle = await open(`${path}.part`, "w", 0o600);
      try {
        await handle.writeFile(await new MailComposer(compose(letter)).compile().build());
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${path}.part`, path);
    },
    close() {},
  };
}

function compose({ mailId, from, to, subject, text, html, stopUrl }: Letter): SendMailOptions {
  const host = from.replace(/>$/, "").split("@").at(-1) ?? "localhost";
  return {
    from,
    to: { name: "", address: to },
    subject,
    text,
    html,
    // The same however often it is sent, so that a repeat can be told.
    messageId: `<${mailId}@${host}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(stopUrl && {
        "List-Unsubscribe": `<${stopUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * The answer of a server that refuses this recipient or this mail for good. A refused sign-in or
 * sender is ours to mend, and the mail can wait for that.
 */
function permanentCode(error: unknown): number | null {
  const { code, command, responseCode } = error as Record<string, unknown>;
  const isAboutMail = (code === "EENVELOPE" && command !== "MAIL FROM") || code === "EMESSAGE";
  const isFinal = typeof responseCode === "number" && responseCode >= 500 && responseCode < 600;
  return isAboutMail && isFinal ? responseCode : null;
}
