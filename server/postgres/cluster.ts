import { spawn } from "node:child_process";
import { chownSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { EmbeddedDatabaseError, reason } from "./error.ts";
import { clusterFolder } from "./home.ts";
import type { Home } from "./home.ts";
import { plainEnvironment } from "./identity.ts";
import type { RunAs } from "./identity.ts";
import type { Programs } from "./programs.ts";

const unfinishedPrefix = "cluster.new-";

/**
 * The folder of the cluster, initialised when there is none. It appears whole or not at all.
 * @throws EmbeddedDatabaseError when it cannot be made, or needs another PostgreSQL
 */
export async function ensureCluster(
  { folder: home, runAs }: Home,
  programs: Programs,
  log: (line: string) => void,
): Promise<string> {
  const cluster = clusterFolder(home);
  try {
    for (const name of readdirSync(home)) {
      if (name.startsWith(unfinishedPrefix)) discard(join(home, name));
    }
    if (existsSync(cluster)) {
      checkVersion(cluster, programs.major);
      return cluster;
    }
    log(`Creating the database in ${cluster}.`);
    const unfinished = join(home, `${unfinishedPrefix}${process.pid}`);
    mkdirSync(unfinished, { mode: 0o700 });
    if (runAs.uid !== undefined) chownSync(unfinished, runAs.uid, runAs.gid);
    try {
      await initialise(unfinished, programs, runAs);
    } catch (error) {
      discard(unfinished);
      throw error;
    }
    renameSync(unfinished, cluster);
    const parent = openSync(home, "r");
    fsyncSync(parent);
    closeSync(parent);
    return cluster;
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error;
    throw new EmbeddedDatabaseError(`Cannot create the database in ${cluster} (${reason(error)}).`);
  }
}

/** Retries, since an initdb whose parent was killed may still be writing. */
function discard(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

function checkVersion(cluster: string, major: string): void {
  const made = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  if (made === major) return;
  throw new EmbeddedDatabaseError(
    `${cluster} was made by PostgreSQL ${made}, and this one is ${major}: ` +
      `restore a backup into a new DATA_DIR, or set DATABASE_URL to a PostgreSQL ${made}.`,
  );
}

async function initialise(folder: string, programs: Programs, runAs: RunAs): Promise<void> {
  // Order and case follow PostgreSQL's own rules, the same on every machine. Which characters are
  // letters (trigrams of Telugu names) still comes from the system: C would know only A to Z.
  for (const characters of ["C.UTF-8", "en_US.UTF-8", "C"]) {
    const failure = await runInitdb(programs.initdb, runAs, [
      `--pgdata=${folder}`,
      "--username=viluva",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      `--lc-ctype=${characters}`,
      "--auth-local=trust",
      "--auth-host=reject",
      "--no-instructions",
    ]);
    if (failure === null) return;
    if (failure.includes("invalid locale")) continue;
    if (failure.includes("look up effective user")) {
      throw new EmbeddedDatabaseError(
        `PostgreSQL needs a user id that has a name, and ${runAs.uid ?? process.getuid?.()} has ` +
          `none here: add it to /etc/passwd, or set DATABASE_URL.`,
      );
    }
    throw new EmbeddedDatabaseError(`PostgreSQL could not create its cluster: ${failure}`);
  }
  throw new EmbeddedDatabaseError("PostgreSQL knows no locale of this system: set DATABASE_URL.");
}

/** Returns null after success, or else what initdb complained about, in one line. */
async function runInitdb(program: string, runAs: RunAs, args: string[]): Promise<string | null> {
  const child = spawn(program, args, {
    ...runAs,
    cwd: "/",
    env: plainEnvironment(),
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaints = (complaints + text).slice(-4000);
  });
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  child.once("error", reject).once("close", (code, signal) => {
    if (code === 0) return resolve(null);
    const lines = complaints.trim().split("\n");
    const telling = lines.filter((line) => /error:|FATAL:/.test(line));
    resolve((telling.length ? telling : lines).join(" ") || `initdb ended with ${signal ?? code}`);
  });
  return promise;
}
