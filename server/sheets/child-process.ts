import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { SheetFile, SheetProblem, SheetRefusal } from "#domain/import/sheet.ts";

const limits = { seconds: 20, heapMegabytes: 80, megabytes: 150 };
const millisecondsBetweenLooks = 25;

const program = fileURLToPath(new URL("child.ts", import.meta.url));

/**
 * Reads a sheet in a process of its own, which ends with it. V8 limits the process's heap; what it takes
 * besides, such as buffers, is watched from here. It knows none of our settings, and leaves the
 * processors to the requests.
 *
 * @throws where the process could not work
 */
export async function readInChild(file: Uint8Array): Promise<SheetFile | SheetRefusal> {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${limits.heapMegabytes}`, "--max-semi-space-size=2", program],
    { env: {}, stdio: ["pipe", "pipe", "ignore"] },
  );
  let problem: SheetProblem | null = null;
  const stop = (reason: SheetProblem) => {
    problem ??= reason;
    child.kill("SIGKILL");
  };
  const timer = setTimeout(() => stop("too-slow"), limits.seconds * 1000);
  const watch = setInterval(() => {
    if (residentMegabytes(child.pid) > limits.megabytes) stop("too-much-memory");
  }, millisecondsBetweenLooks);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // It may end before it has read everything.
    child.stdin.on("error", () => {});
    child.stdin.end(file);
    const [answer, code] = await Promise.all([text(child.stdout), ended]);
    if (problem) return { problem };
    if (code === 0) return JSON.parse(answer) as SheetFile | SheetRefusal;
    // V8 aborts a process without memory; any other end is an error of ours.
    if (code === 1) throw new Error("The process that reads sheets has failed.");
    return { problem: "too-much-memory" };
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
  }
}

/** How much memory a process has; 0 where only the heap's limit holds, since the system does not say it. */
function residentMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
