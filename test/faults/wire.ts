import { connect } from "node:net";

/** The answer on a socket. */
export interface Reply {
  /** Of the first final answer; null where none came. */
  status: number | null;
  text: string;
}

interface SendOptions {
  /** Where to. */
  port: number;
  /** How long to wait for more, in milliseconds. */
  timeout: number;
  /** Leave as soon as the bytes are sent. */
  leave?: boolean;
}

/** Sends bytes over a new socket and reads until the other side closes it. */
export function sendBytes(bytes: Buffer, { port, timeout, leave }: SendOptions): Promise<Reply> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1");
    const settle = () => {
      clearTimeout(limit);
      socket.destroy();
      resolve(readReply(Buffer.concat(chunks).toString("latin1")));
    };
    const limit = setTimeout(settle, timeout);
    socket.on("data", (chunk) => chunks.push(chunk));
    // A refused request may be answered and closed before all of it is sent.
    socket.on("error", () => {});
    socket.on("close", settle);
    socket.write(bytes, () => {
      if (leave) settle();
    });
  });
}

function readReply(text: string): Reply {
  const [, status, rest = ""] = /^HTTP\/1\.1 (\d{3})[^]*?\r\n\r\n([^]*)$/.exec(text) ?? [];
  if (status?.startsWith("1")) return readReply(rest);
  return { status: status ? Number(status) : null, text };
}
