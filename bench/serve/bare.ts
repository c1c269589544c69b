import type { ChildProcess } from "node:child_process";
import { isDeepStrictEqual } from "node:util";
import { messageFrom, startChild } from "../support/child.ts";
import { send, type Reply } from "../support/request.ts";
import type { BareAnswer } from "./bare-server.ts";

/** A server in a process of its own. */
export interface Server {
  child: ChildProcess;
  port: number;
}

/** Starts a server that answers every request with the product's answer, byte for byte. */
export async function startBareServer(ends: AsyncDisposableStack, answer: Reply): Promise<Server> {
  if (answer.status !== 200) throw new Error(`the product answered ${answer.status}`);
  const child = startChild("bench/serve/bare-server.ts", ends);
  const listening = messageFrom<number>(child, 10_000);
  const same: BareAnswer = { headers: answer.headers, body: answer.body };
  child.send(same);
  const port = await listening;
  const { headers, body } = await send(`http://127.0.0.1:${port}/`);
  if (!isDeepStrictEqual({ headers, body }, same))
    throw new Error("the bare server's answer differs");
  return { child, port };
}
