import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { startChild } from "./child.ts";
import { makeDataFolder } from "./folder.ts";
import { progress } from "#server/progress.ts";

const millisecondsToStart = 180_000;

export interface RunningAcademy {
  /** Where it is served. */
  url: string;
  /** Its data folder, for what has to be there before it is measured. */
  dataDir: string;
  child: ChildProcess;
}

/**
 * Starts the real product as `npm start` does, built if need be, with an empty data folder of its
 * own, unless `env` names one, and on a free port.
 *
 * @param env more settings
 * @param watchers modules that tell us of its process
 */
export async function startAcademy(
  ends: AsyncDisposableStack,
  env: Record<string, string> = {},
  watchers: readonly string[] = [],
): Promise<RunningAcademy> {
  progress("Starting the academy ...");
  const dataDir = env["DATA_DIR"] ?? (await makeDataFolder(ends));
  const settings = {
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    PUBLIC_URL: "",
    TRUST_PROXY: "",
    ...env,
  };
  const child = startChild("server/start.ts", ends, settings, watchers);
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`the academy ${what}`));
    const limit = setTimeout(() => fail("did not start in time"), millisecondsToStart);
    child.once("exit", (code) => fail(`did not start (${code})`));
    let ready = false;
    createInterface({ input: child.stdout ?? process.stdin }).on("line", (line) => {
      // From then on it is the log of requests, which is nobody's progress.
      if (ready) return;
      const url = /ready at (http\S+)/.exec(line)?.[1];
      if (!url) return progress(line);
      ready = true;
      clearTimeout(limit);
      resolve({ url, dataDir, child });
    });
  });
}
