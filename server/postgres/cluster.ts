import { spawn } from "node:child_process";
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { EmbeddedDatabaseError, reason } from "./error.ts";
import { clusterFolder, type Home } from "./home.ts";
import { plainEnvironment, type RunAs } from "./identity.ts";
import type { Programs } from "./programs.ts";

const unfinishedPrefix = "cluster.new-";

/**
 * Returns the folder of the cluster, which is created if missing. It appears complete or not at all.
 * @throws EmbeddedDatabaseError if it cannot be created, or needs another version of PostgreSQL
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

/** Deletes with retries, since an initdb whose parent was killed may still be writing. */
function discard(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

function checkVersion(cluster: string, major: string): void {
  const made = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  if (made === major) return;
  throw new EmbeddedDatabaseError(
    `${cluster} was created by PostgreSQL ${made}, but this is PostgreSQL ${major}: ` +
      `restore a backup into a new DATA_DIR, or set DATABASE_URL to a PostgreSQL ${made}.`,
  );
}

async function initialise(folder: string, programs: Programs, runAs: RunAs): Promise<void> {
  // Sorting and case use PostgreSQL's built-in rules, the same on every machine. Which characters
  // are letters (for trigrams of Telugu names) comes from the system; C knows only A to Z.
  for (const characters of ["C.UTF-8", "en_US.UTF-8", "C"]) {
    const failure = await runInitdb(programs.initdb, runAs, [
      `--pgdata=${folder}`,
      "--username=viluva",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      `--lc-ctype=${characters}`,
      // The server's own files replace these rules (authentication.ts).
      "--auth-local=peer",
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
  throw new EmbeddedDatabaseError(
    "PostgreSQL supports none of this system's locales: set DATABASE_URL.",
  );
}

/** Runs initdb. @returns null after success, else its errors in one line */
async function runInitdb(program: string, runAs: RunAs, args: string[]): Promise<string | null> {
  const child = spawn(program, args, {
    ...runAs,
    cwd: "/",
    env: plainEnvironment(),
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors = (errors + text).slice(-4000);
  });
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  child.once("error", reject).once("close", (code, signal) => {
    if (code === 0) return resolve(null);
    const lines = errors.trim().split("\n");
    const errorLines = lines.filter((line) => /error:|FATAL:/.test(line));
    const shown = errorLines.length > 0 ? errorLines : lines;
    resolve(shown.join(" ") || `initdb ended with ${signal ?? code}`);
  });
  return promise;
}
