import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** What a mail server of the tests does with what it is sent. */
export interface SmtpServerOptions {
  /** 0 for any free one. */
  port?: number;
  /** What it answers to a recipient; null takes the mail. */
  refuse?: (recipient: string) => number | null;
  /** Takes a whole mail, before its sender is told. */
  take: (raw: Buffer, recipients: readonly string[]) => void | Promise<void>;
}

/** Starts a real mail server on this machine, which passes nothing on. */
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
        // Whoever is killed in the middle of a mail leaves half of one, which nobody takes.
      })().catch(() => {});
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  // A client that is killed breaks its connection off.
  server.on("error", () => {});
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
