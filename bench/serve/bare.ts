import type { ChildProcess, Serializable } from "node:child_process";
import { isDeepStrictEqual } from "node:util";
import { askChild, startChild } from "../support/child.ts";
import { send, type Reply } from "../support/request.ts";
import type { BareAnswer } from "./bare-server.ts";

/** A server in a process of its own. */
export interface Server {
  child: ChildProcess;
  port: number;
}

/** Starts a server in a process of its own, which says its port. @param order what it needs */
export async function startServer(
  module: string,
  ends: AsyncDisposableStack,
  order: Serializable,
): Promise<Server> {
  const child = startChild(module, ends, { NODE_ENV: "production" });
  return { child, port: await askChild<number>(child, order, 20_000) };
}

/** Starts a server that answers every request with the product's answer, byte for byte. */
export async function startBareServer(ends: AsyncDisposableStack, answer: Reply): Promise<Server> {
  if (answer.status !== 200) throw new Error(`the product answered ${answer.status}`);
  const same: BareAnswer = { headers: answer.headers, body: answer.body };
  const server = await startServer("bench/serve/bare-server.ts", ends, { ...same });
  const { headers, body } = await send(`http://127.0.0.1:${server.port}/`);
  if (!isDeepStrictEqual({ headers, body }, same))
    throw new Error("the bare server's answer differs");
  return server;
}
