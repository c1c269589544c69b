import type { ChildProcess } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { startChild } from "./child.ts";
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
 * own and on a free port.
 *
 * @param env more settings
 */
export async function startAcademy(
  ends: AsyncDisposableStack,
  env: Record<string, string> = {},
): Promise<RunningAcademy> {
  progress("Starting the academy ...");
  const folder = await mkdtemp(join(tmpdir(), "viluva-bench-"));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  // For root: PostgreSQL then runs as somebody else, who has to get through.
  await chmod(folder, 0o711);
  const dataDir = join(folder, "data");
  const child = startChild("server/start.ts", ends, {
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    PUBLIC_URL: "",
    TRUST_PROXY: "",
    ...env,
  });
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
