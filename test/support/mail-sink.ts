import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll, expect } from "vitest";
import { startSmtpServer } from "./smtp-server.ts";

/** A mail as it arrived, with the recipient of its envelope. */
export interface Arrived extends Email {
  recipient: string;
  header: (name: string) => string | undefined;
}

/** A mail server for one test, which stores what it accepts. */
export interface MailSink {
  url: string;
  arrived: Arrived[];
  /** Its answer to a recipient; null accepts the mail. */
  refuse: ((recipient: string) => number | null) | null;
  /** Runs when a mail has arrived completely, before it is acknowledged. */
  beforeAnswer: (() => void | Promise<void>) | null;
  /** Waits for the mails to one recipient; fails where there are more. */
  to: (recipient: string, count: number) => Promise<Arrived[]>;
  stop: () => Promise<void>;
}

/** Starts one on a port of its own, or on that port again. */
export async function startMailSink(port = 0): Promise<MailSink> {
  const arrived: Arrived[] = [];
  const { url, stop } = await startSmtpServer({
    port,
    refuse: (recipient) => sink.refuse?.(recipient) ?? null,
    async take(raw, recipients) {
      const email = await PostalMime.parse(raw);
      await sink.beforeAnswer?.();
      const header = (name: string) =>
        email.headers.find(({ key }) => key === name.toLowerCase())?.value;
      for (const recipient of recipients) arrived.push({ ...email, recipient, header });
    },
  });
  const sink: MailSink = {
    url,
    arrived,
    refuse: null,
    beforeAnswer: null,
    async to(recipient, count) {
      const mine = () => arrived.filter((mail) => mail.recipient === recipient);
      await expect.poll(() => mine().length, { timeout: 60_000, interval: 50 }).toBe(count);
      return mine();
    },
    stop,
  };
  return sink;
}

/** A mail server for all tests of the calling file; read its parts inside tests and hooks. */
export function useMailSink(): MailSink {
  const sink = {} as MailSink;
  beforeAll(async () => {
    const started = await startMailSink();
    Object.setPrototypeOf(sink, started);
    // What a test sets is asked for by the server.
    for (const name of ["refuse", "beforeAnswer"] as const) {
      Object.defineProperty(sink, name, {
        get: () => started[name],
        set: (value: never) => {
          started[name] = value;
        },
      });
    }
  });
  afterAll(() => sink.stop());
  return sink;
}
