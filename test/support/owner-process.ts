import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Connection } from "#server/postgres/connect.ts";
import { startEmbeddedDatabase } from "#server/postgres/embedded.ts";
import { clusterFolder, findHome } from "#server/postgres/home.ts";
import { readPostmasterFile } from "#server/postgres/postmaster-file.ts";
import { isServerOf } from "#server/postgres/orphan.ts";

/** A process that owns a database, to be stopped or killed. */
export interface OwnerProcess {
  readonly pid: number;
  readonly answer: Answer;
  /** Asks it to stop its database and leave; resolves when it is gone. */
  stop(): Promise<void>;
  /** Kills it alone, as `kill -9` does; resolves when it is gone. */
  kill(): Promise<void>;
}

export interface Answer {
  readonly up: boolean;
  readonly shared?: boolean;
  readonly connection: Connection;
  readonly name?: string;
  readonly message?: string;
  readonly lines: string[];
}

const owners = new Set<ChildProcess>();
const folders = new Set<string>();

/** A data folder that the user who runs PostgreSQL can reach. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "viluva-test-"));
  chmodSync(folder, 0o711);
  folders.add(folder);
  return folder;
}

/** A data folder with an empty database, not in use: copies of it save the time to make one. */
export async function makeOriginal(): Promise<string> {
  const folder = makeDataFolder();
  folders.delete(folder);
  await (await startEmbeddedDatabase(folder, { log() {}, whenRunning: "refuse" })).stop();
  return folder;
}

/** Copies a data folder that is not in use, owners included. */
export function copyDataFolder(original: string): string {
  const folder = makeDataFolder();
  execFileSync("cp", ["-a", `${original}/.`, folder]);
  return folder;
}

/** Starts a process on that data folder and waits for what it says. */
export async function startOwner(
  dataDir: string,
  { whenRunning = "refuse", ...user }: { whenRunning?: string; uid?: number; gid?: number } = {},
): Promise<OwnerProcess> {
  const script = join(import.meta.dirname, "owner.fixture.ts");
  const child = spawn(process.execPath, [script, dataDir, whenRunning], {
    ...user,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "pipe", "inherit"],
  });
  owners.add(child);
  const gone = once(child, "exit");
  const lines = createInterface(child.stdout);
  const [line] = await Promise.race([once(lines, "line"), gone]);
  if (typeof line !== "string") throw new Error("The process ended without an answer");
  return {
    pid: child.pid ?? 0,
    answer: JSON.parse(line),
    async stop() {
      child.stdin.write("stop\n");
      await gone;
    },
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** The server of that data folder, or null when none is alive. */
export function serverOf(dataDir: string): number | null {
  const cluster = clusterFolder(findHome(join(dataDir, "postgres")));
  const pid = statSync(cluster, { throwIfNoEntry: false }) && readPostmasterFile(cluster)?.pid;
  return pid && isServerOf(pid, cluster) ? pid : null;
}

/** Sends a signal to the server of that data folder and to all its children. */
export function signalServer(dataDir: string, signal: NodeJS.Signals): void {
  const server = serverOf(dataDir);
  if (!server) throw new Error(`There is no server on ${dataDir}`);
  const children = readFileSync(`/proc/${server}/task/${server}/children`, "utf8").trim();
  for (const pid of [server, ...children.split(" ").map(Number)]) process.kill(pid, signal);
}

/** The process group that holds a server and its watcher. */
export function groupOf(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "";
  return Number(afterName.split(" ")[2]);
}

/** Kills the remaining processes of a test, and removes its folders. */
export function cleanUp(): void {
  for (const child of owners) child.kill("SIGKILL");
  owners.clear();
  for (const folder of folders) {
    const server = serverOf(folder);
    if (server) process.kill(-groupOf(server), "SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
  folders.clear();
}
