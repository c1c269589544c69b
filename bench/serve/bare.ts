import type { ChildProcess } from "node:child_process";
import { isDeepStrictEqual } from "node:util";
import { messageFrom, startChild } from "../support/child.ts";
import { ask, type Answer } from "./answer.ts";
import type { BareAnswer } from "./bare-server.ts";

/** A server of its own process. */
export interface Server {
  child: ChildProcess;
  port: number;
}

/** A server of its own process that answers with what the product answered, to the last byte. */
export async function startBareServer(ends: AsyncDisposableStack, answer: Answer): Promise<Server> {
  if (answer.status !== 200) throw new Error(`the product answered ${answer.status}`);
  const child = startChild("bench/serve/bare-server.ts", ends);
  const listening = messageFrom<number>(child, 10_000);
  const same: BareAnswer = { headers: answer.headers, body: answer.body };
  child.send(same);
  const port = await listening;
  const bare = await ask(`http://127.0.0.1:${port}/`, {});
  if (!isDeepStrictEqual(bare, answer)) throw new Error("the bare server answers something else");
  return { child, port };
}
