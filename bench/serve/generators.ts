import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { askChild, startChild } from "../support/child.ts";
import type { LoadOrder, LoadResult } from "./load.ts";

/** Requests a page as fast as it is answered. */
export type Generator = (order: LoadOrder) => Promise<LoadResult>;

/** Our own, in a process of its own. It also measures response times. */
export function startGenerator(ends: AsyncDisposableStack): Generator {
  const child = startChild("bench/serve/load.ts", ends);
  return (order) => askChild(child, order, (order.warmUp ?? 0) + order.milliseconds + 10_000);
}

const program = process.env["WRK"] ?? "/usr/bin/wrk";
const runProgram = promisify(execFile);

/**
 * wrk, which takes less of the machine from the server than a generator in JavaScript does; null where
 * it is not installed. It measures whole seconds of one server, and no response times.
 */
export const wrk: Generator | null = existsSync(program) ? runWrk : null;

async function runWrk({ ports, path, headers, ...order }: LoadOrder): Promise<LoadResult> {
  // It sends its own.
  const { host: _, ...others } = headers;
  const { stdout } = await runProgram(program, [
    "--threads=1",
    `--connections=${order.connections}`,
    `--duration=${Math.ceil(order.milliseconds / 1_000)}s`,
    ...Object.entries(others).map(([name, value]) => `--header=${name}: ${value}`),
    `http://127.0.0.1:${ports[0]}${path}`,
  ]);
  const requests = Number(/(?<!\d)(\d+) requests in/.exec(stdout)?.[1]);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!(rate > 0) || /Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return { requests, seconds: requests / rate, answers: requests, times: new Float64Array() };
}
