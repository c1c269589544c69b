import { createTransport, type SendMailOptions } from "nodemailer";

/** A mail that is ready to be sent. */
export interface Letter {
  mailId: string;
  /** Whom it is for; null for a family that has no account. */
  accountId: string | null;
  /** An address with or without a name, as a mail header has it or in its two parts. */
  from: string | { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address of one-click unsubscription (RFC 8058); null for mails that can't be stopped. */
  stopUrl: string | null;
}

export interface Transport {
  /** Sends a letter. @throws PermanentFailure if another attempt would fail too */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** The mail server rejects this mail permanently. */
export class PermanentFailure extends Error {
  override readonly name = "PermanentFailure";
  /** The server's reply code, such as 550. */
  readonly code: number;
  constructor(code: number) {
    super(`the mail server rejected it with ${code}`);
    this.code = code;
  }
}

/** Sends letters to a mail server. @param url such as `smtps://user:password@host` */
export function createSmtpTransport(url: string): Transport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // Together less than the queue's time limit for one attempt.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(letter) {
      try {
        await pool.sendMail(composeLetter(letter));
      } catch (error) {
        const code = permanentCode(error);
        throw code === null ? error : new PermanentFailure(code);
      }
    },
    close: () => pool.close(),
  };
}

/** A letter as the library takes it. @param more headers */
export function composeLetter(
  { mailId, from, to, subject, text, html, stopUrl }: Letter,
  more: Record<string, string> = {},
): SendMailOptions {
  const address = typeof from === "string" ? from : from.address;
  const host = address.replace(/>$/, "").split("@").at(-1) ?? "localhost";
  return {
    from,
    to: { name: "", address: to },
    subject,
    text,
    html,
    // The same for each attempt, so that mail programs recognise duplicates.
    messageId: `<${mailId}@${host}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(stopUrl && {
        "List-Unsubscribe": `<${stopUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
      ...more,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * The reply code of a server that rejects this recipient or mail permanently. A rejected sign-in or
 * sender is a wrong setting: the mail waits until it is corrected.
 */
function permanentCode(error: unknown): number | null {
  const { code, command, responseCode } = error as Record<string, unknown>;
  const isAboutMail = (code === "EENVELOPE" && command !== "MAIL FROM") || code === "EMESSAGE";
  const isFinal = typeof responseCode === "number" && responseCode >= 500 && responseCode < 600;
  return isAboutMail && isFinal ? responseCode : null;
}
