import { spawn, type ChildProcessByStdio } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { shuffle } from "./chance.ts";

/** The whole product as an operator runs it: `npm start` without npm, in a process group of its own. */
export interface Product {
  pid: number;
  /** Where it is served; null where it ended before it was ready. */
  url: string | null;
  /** Every line that it printed so far. */
  output: string[];
  /** Its exit code; null where a signal ended it. */
  ended: Promise<number | null>;
  /** Signals its process group, which PostgreSQL is not in. */
  signal(signal: NodeJS.Signals): void;
}

/**
 * Starts the product on a data folder; resolves when it is ready or has ended.
 *
 * @param socket descriptor of a socket that is kept for it, passed on as systemd does
 */
export function startProduct(
  dataDir: string,
  env: Record<string, string> = {},
  socket: number | null = null,
): Promise<Product> {
  const own = {
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    PUBLIC_URL: "",
    // Its visitors say where they come from.
    TRUST_PROXY: "1",
  };
  const passed = socket === null ? {} : { LISTEN_FDS: "1" };
  // Only the process itself knows by which number it is meant.
  const known = 'LISTEN_PID=$$ exec "$0" "$@"';
  const child = spawn("/bin/sh", ["-c", known, process.execPath, "server/commands/start.ts"], {
    env: { ...process.env, ...own, ...env, ...passed },
    stdio: ["ignore", "pipe", "pipe", socket ?? "ignore"],
    detached: true,
  }) as ChildProcessByStdio<null, Readable, Readable>;
  const output: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const pid = child.pid ?? 0;
  const product: Product = {
    pid,
    url: null,
    output,
    ended,
    signal: (signal) => tryToKill(-pid, signal),
  };
  createInterface({ input: child.stderr }).on("line", (line) => output.push(line));
  return new Promise((resolve) => {
    void ended.then(() => resolve(product));
    createInterface({ input: child.stdout }).on("line", (line) => {
      output.push(line);
      product.url ??= /ready at (http\S+)/.exec(line)?.[1] ?? null;
      if (product.url) resolve(product);
    });
  });
}

/** Takes the lines in which a product's log tells of an error that nobody expected. */
export function takeUnexpectedErrors({ output }: Product): string[] {
  const lines = output.filter((line) => line.includes('"event":"unexpected-error"'));
  output.length = 0;
  return lines;
}

/**
 * Kills the server, PostgreSQL and each of its processes at one moment, in any order: what a power
 * cut does to them. Resolves when the server is gone.
 */
export async function cutPower(product: Product): Promise<void> {
  for (const pid of shuffle(listFamily(product.pid))) tryToKill(pid, "SIGKILL");
  await product.ended;
}

/** A process and all that descend from it. */
export function listFamily(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(listFamily)];
}

function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
    return text === "" ? [] : text.split(" ").map(Number);
  } catch {
    // Gone in the meantime.
    return [];
  }
}

function tryToKill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
