import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, statSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { EmbeddedDatabaseError, hasCode, reason } from "./error.ts";
import { postmasterFilePath, readPostmasterFile } from "./postmaster-file.ts";

/**
 * Clears the way for a new server: stops one that outlived the process which started it, and
 * removes a `postmaster.pid` that names a process which has nothing to do with this cluster.
 * Call it only with the data folder's lock.
 * @throws EmbeddedDatabaseError when the survivor cannot be stopped
 */
export async function clearSurvivor(cluster: string, log: (line: string) => void): Promise<void> {
  const file = readPostmasterFile(cluster);
  if (!file) return;
  const { pid } = file;
  if (pid !== null && isServerOf(pid, cluster)) {
    log(`Stopping the PostgreSQL of an earlier run (process ${pid}).`);
    await end(pid, cluster);
  } else if (pid === null || isAlive(pid)) {
    // PostgreSQL clears a dead process's file itself, but would wait for ever for a stranger that
    // was given the same id after a restart. Should an old server live on unseen, PostgreSQL's
    // own guard, the cluster's shared memory, still stops the new one.
    rmSync(postmasterFilePath(cluster), { force: true });
  }
}

async function end(pid: number, cluster: string): Promise<void> {
  for (const [signal, seconds] of [
    ["SIGINT", 10],
    ["SIGQUIT", 5],
    ["SIGKILL", 5],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (hasCode(error, "ESRCH")) return;
      throw new EmbeddedDatabaseError(
        `Cannot stop the PostgreSQL of an earlier run (process ${pid}, ${reason(error)}): stop it by hand.`,
      );
    }
    const deadline = Date.now() + seconds * 1000;
    while (Date.now() < deadline) {
      if (!isServerOf(pid, cluster)) return;
      await delay(20);
    }
  }
  throw new EmbeddedDatabaseError(
    `The PostgreSQL of an earlier run (process ${pid}) does not end: stop it by hand.`,
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

/** True when that process is a living PostgreSQL server on this very folder. */
export function isServerOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === "linux") return runsOn(linuxArguments(pid), cluster);
  const { stdout } = spawnSync("/bin/ps", ["-ww", "-o", "command=", "-p", String(pid)], {
    encoding: "utf8",
  });
  return stdout.includes("/postgres -D ") && stdout.includes(` -D ${cluster} `);
}

/** The arguments of a process; none for a zombie, which counts as dead. */
function linuxArguments(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return [];
  }
}

function runsOn(args: string[], cluster: string): boolean {
  const folder = args[args.indexOf("-D") + 1];
  if (basename(args[0] ?? "") !== "postgres" || !args.includes("-D") || !folder) return false;
  const theirs = statSync(folder, { throwIfNoEntry: false });
  const ours = statSync(cluster);
  return theirs?.ino === ours.ino && theirs.dev === ours.dev;
}
