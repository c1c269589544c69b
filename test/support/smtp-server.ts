import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** How a test's mail server handles mails. */
export interface SmtpServerOptions {
  /** 0 for any free one. */
  port?: number;
  /** Its answer to a recipient; null accepts the mail. */
  refuse?: (recipient: string) => number | null;
  /** Accepts a complete mail, before it is acknowledged. */
  take: (raw: Buffer, recipients: readonly string[]) => void | Promise<void>;
}

/** Starts a real mail server on this machine, which forwards nothing. */
export async function startSmtpServer({ port = 0, refuse, take }: SmtpServerOptions) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _, answer) {
      const code = refuse?.(address) ?? null;
      answer(code === null ? null : Object.assign(new Error("refused"), { responseCode: code }));
    },
    onData(stream, { envelope }, answer) {
      void (async () => {
        const raw = Buffer.concat(await Array.fromAsync(stream));
        await take(
          raw,
          envelope.rcptTo.map(({ address }) => address),
        );
        answer();
        // A client killed in the middle of a mail leaves an incomplete one, which is discarded.
      })().catch(() => {});
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  // A killed client resets its connection.
  server.on("error", () => {});
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
