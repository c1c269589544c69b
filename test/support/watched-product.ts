import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll } from "vitest";
import { createDatabase, type TestAcademy } from "./academy.ts";

/** A product in a process of its own, whose memory or words are watched. */
export interface WatchedProduct {
  academy: TestAcademy;
  process: ChildProcess;
}

interface WatchOptions {
  /** More settings. */
  env?: Record<string, string>;
  /** Makes what is in the database before it starts. */
  prepare?: () => Promise<void>;
  /** Is given each line that it prints, also of errors. Until it is ready the academy has no `url`. */
  onLine?: (line: string) => void;
}

/** Starts one for all tests of the calling file; read its parts inside tests and hooks. */
export function useWatchedProduct({ env, prepare, onLine }: WatchOptions = {}): WatchedProduct {
  const academy = { logged: [] } as unknown as TestAcademy;
  const watched = { academy } as WatchedProduct;
  beforeAll(async () => {
    const { config, database, pool, drop } = await createDatabase("template");
    Object.assign(academy, { origin: "", database, pool });
    await prepare?.();
    const folder = await mkdtemp(join(tmpdir(), "viluva-watched-"));
    const { host = "", port, user = "" } = config;
    const query = new URLSearchParams({ host, port: String(port), user });
    const server = spawn(process.execPath, ["server/commands/start.ts"], {
      env: {
        ...process.env,
        PORT: "0",
        DATA_DIR: folder,
        DATABASE_URL: `postgresql:///${config.database}?${query}`,
        ...env,
      },
      stdio: ["ignore", "pipe", onLine ? "pipe" : "inherit"],
    });
    watched.process = server;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    await new Promise<void>((resolve, reject) => {
      server.once("exit", (code) => reject(new Error(`it ended with ${code}`)));
      for (const stream of [server.stdout, server.stderr]) {
        if (!stream) continue;
        createInterface({ input: stream, crlfDelay: Infinity }).on("line", (line) => {
          onLine?.(line);
          const url = /ready at (http\S+)/.exec(line)?.[1];
          if (!url) return;
          Object.assign(academy, { url, origin: url });
          resolve();
        });
      }
    });
    return async () => {
      server.kill("SIGTERM");
      await ended;
      await drop();
      await rm(folder, { recursive: true });
    };
  });
  afterAll(() => watched.process.kill("SIGKILL"));
  return watched;
}

/** The memory of a process in megabytes; 0 for one that has just ended. */
export function megabytesOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The same of the processes that it has started, together. */
function megabytesOfChildren(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1").trim();
  return children
    .split(" ")
    .filter(Boolean)
    .reduce((sum, child) => sum + megabytesOf(Number(child)), 0);
}

/** The most memory of a product while something happens, in megabytes. */
export interface Peak {
  product: number;
  /** Of the processes that it has started, together. */
  readers: number;
}

/** Watches the memory of a product while something happens. */
export async function watchMemory(pid: number, happens: () => Promise<void>): Promise<Peak> {
  const peak = { product: 0, readers: 0 };
  const watch = setInterval(() => {
    peak.product = Math.max(peak.product, megabytesOf(pid));
    peak.readers = Math.max(peak.readers, megabytesOfChildren(pid));
  }, 20);
  try {
    await happens();
  } finally {
    clearInterval(watch);
  }
  return peak;
}
