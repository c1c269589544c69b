import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { createDatabase } from "#test/support/academy.ts";
import type { MainThread } from "./main-thread.ts";

/** The product in a process of its own, on a copy of the template database. */
export interface WatchedProduct {
  port: number;
  /** What its main thread did since this was last asked. */
  readMainThread: () => Promise<MainThread>;
  /** Makes its main thread compute without a pause, in milliseconds. */
  compute: (milliseconds: number) => Promise<void>;
  stop: () => Promise<void>;
}

const root = join(import.meta.dirname, "../..");

/** Starts the product as `npm start` does. Its clients name their addresses themselves. */
export async function startWatchedProduct(): Promise<WatchedProduct> {
  const { config, drop } = await createDatabase("template");
  const folder = await mkdtemp(join(tmpdir(), "viluva-hostile-"));
  const { host = "", port = 0, user = "" } = config;
  const query = new URLSearchParams({ host, port: String(port), user });
  const child = fork(join(root, "server/commands/start.ts"), {
    cwd: root,
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      DATABASE_URL: `postgresql:///${config.database}?${query}`,
      PUBLIC_URL: "",
      TRUST_PROXY: "1",
    },
    execArgv: ["--import", join(import.meta.dirname, "main-thread.ts")],
    stdio: ["ignore", "pipe", "ignore", "ipc"],
  });
  const ended = once(child, "exit");
  const started = Promise.withResolvers<number>();
  void ended.then(([code]) => started.reject(new Error(`the product ended with ${code}`)));
  createInterface({ input: child.stdout as Readable }).on("line", (line) => {
    const url = /ready at (http\S+)/.exec(line)?.[1];
    if (url) started.resolve(Number(new URL(url).port));
  });
  const ask = async (message: string | number): Promise<unknown> => {
    const answer = once(child, "message");
    child.send(message);
    return ((await answer) as unknown[])[0];
  };
  return {
    port: await started.promise,
    readMainThread: async () => (await ask("read")) as MainThread,
    async compute(milliseconds) {
      await ask(milliseconds);
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await drop();
      await rm(folder, { recursive: true });
    },
  };
}
