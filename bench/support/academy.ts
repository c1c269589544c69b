import type { ChildProcess } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type pg from "pg";
import { openAcademyDatabase, type OpenDatabase } from "#server/academy-database.ts";
import { progress } from "#server/progress.ts";
import { readSettings } from "#server/settings.ts";
import { startChild } from "./child.ts";

const startTimeoutMs = 180_000;

export interface RunningAcademy {
  url: string;
  dataDir: string;
  child: ChildProcess;
}

/**
 * Starts the real product as `npm start` does, building it if necessary, on a free port and, unless
 * `env` names one, with an empty data folder of its own.
 *
 * @param env more settings
 * @param watchers modules loaded before the product, which report on its process
 * @param command the command that starts it: `demo` fills it with the sample academy
 */
export async function startAcademy(
  ends: AsyncDisposableStack,
  env: Record<string, string> = {},
  watchers: readonly string[] = [],
  command: "start" | "demo" = "start",
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
  const child = startChild(`server/commands/${command}.ts`, ends, settings, watchers);
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`the academy ${reason}`));
    const timeout = setTimeout(() => fail("did not start in time"), startTimeoutMs);
    child.once("exit", (code) => fail(`did not start (${code})`));
    let isReady = false;
    createInterface({ input: child.stdout ?? process.stdin }).on("line", (line) => {
      // After the start, the output is the request log.
      if (isReady) return;
      const url = /ready at (http\S+)/.exec(line)?.[1];
      if (!url) return progress(line);
      isReady = true;
      clearTimeout(timeout);
      resolve({ url, dataDir, child });
    });
  });
}

/** The size of a database in bytes. */
export async function readSize(client: pg.ClientBase): Promise<number> {
  const size = "select pg_database_size(current_database()) as bytes";
  return Number((await client.query<{ bytes: string }>(size)).rows[0]?.bytes);
}

/** The path of a data folder that does not exist yet, in a temporary folder of its own. */
export async function makeDataFolder(ends: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "viluva-bench-"));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  // When run by root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o711);
  return join(folder, "data");
}

/** Opens the database of a running academy as its owner, with a connection of its own. */
export async function openAsOwner(
  dataDir: string,
  ends: AsyncDisposableStack,
): Promise<OpenDatabase & { client: pg.PoolClient }> {
  const settings = readSettings({ DATA_DIR: dataDir });
  const owner = await openAcademyDatabase(settings, progress, "share", "owner");
  ends.defer(() => owner.close());
  const client = await owner.pool.connect();
  ends.defer(() => client.release());
  return { ...owner, client };
}
