import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, statSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { EmbeddedDatabaseError, hasCode, reason } from "./error.ts";
import { postmasterFilePath, readPostmasterFile } from "./postmaster-file.ts";

/**
 * Cleans up before a new server starts: stops a server that outlived the process that started it,
 * and removes a `postmaster.pid` with the process id of an unrelated process.
 * Call it only with the data folder's lock.
 * @throws EmbeddedDatabaseError if the old server cannot be stopped
 */
export async function stopOrphan(cluster: string, log: (line: string) => void): Promise<void> {
  const file = readPostmasterFile(cluster);
  if (!file) return;
  const { pid } = file;
  if (pid !== null && isServerOf(pid, cluster)) {
    log(`Stopping the PostgreSQL of an earlier run (process ${pid}).`);
    await end(pid, cluster);
  } else if (pid === null || isAlive(pid)) {
    // PostgreSQL removes the file of a dead process itself, but refuses to start if an unrelated
    // process has its id. If an old server were still running, the check of the cluster's shared
    // memory would still prevent a second one.
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
        `Cannot stop the PostgreSQL of an earlier run (process ${pid}, ${reason(error)}): stop it manually.`,
      );
    }
    const deadline = Date.now() + seconds * 1000;
    while (Date.now() < deadline) {
      if (!isServerOf(pid, cluster)) return;
      await delay(20);
    }
  }
  throw new EmbeddedDatabaseError(
    `The PostgreSQL of an earlier run (process ${pid}) does not stop: stop it manually.`,
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

/** Returns true if that process is a running PostgreSQL server of this cluster. */
export function isServerOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === "linux") return runsOn(linuxArguments(pid), cluster);
  const { stdout } = spawnSync("/bin/ps", ["-ww", "-o", "command=", "-p", String(pid)], {
    encoding: "utf8",
  });
  return stdout.includes("/postgres -D ") && stdout.includes(` -D ${cluster} `);
}

/** The arguments of a process; empty for a zombie, which is treated as dead. */
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
  const other = statSync(folder, { throwIfNoEntry: false });
  const own = statSync(cluster);
  return other?.ino === own.ino && other.dev === own.dev;
}
