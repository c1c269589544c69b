import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { SheetFile, SheetProblem, SheetRefusal } from "#domain/import/sheet.ts";
import { readProcessUsage } from "./process-usage.ts";

const limits = {
  /** Of processor time. */
  seconds: 20,
  /** Since its start: it has the processors only when nobody else wants them. */
  secondsPassed: 120,
  heapMegabytes: 80,
  megabytes: 150,
};
const millisecondsBetweenLooks = 25;

const program = fileURLToPath(new URL("child.ts", import.meta.url));

/**
 * Reads a sheet in a process of its own, which ends with it. V8 limits the process's heap; what it takes
 * besides, such as buffers, is watched from here, and so is its processor time. It knows none of our
 * settings but where compiled modules are kept.
 *
 * @param priority as the system has it
 * @throws where the process could not work
 */
export async function readInChild(
  file: Uint8Array,
  priority: number,
): Promise<SheetFile | SheetRefusal> {
  const { NODE_COMPILE_CACHE } = process.env;
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${limits.heapMegabytes}`, "--max-semi-space-size=2", program],
    { env: { NODE_COMPILE_CACHE }, stdio: ["pipe", "pipe", "ignore"] },
  );
  let problem: SheetProblem | null = null;
  const stop = (reason: SheetProblem) => {
    problem ??= reason;
    child.kill("SIGKILL");
  };
  const timer = setTimeout(() => stop("too-slow"), limits.secondsPassed * 1000);
  const watch = setInterval(() => {
    // Where the system does not say it, the heap's limit and the time that passes hold.
    const usage = readProcessUsage(child.pid);
    if (usage && usage.megabytes > limits.megabytes) stop("too-much-memory");
    if (usage && usage.seconds > limits.seconds) stop("too-slow");
  }, millisecondsBetweenLooks);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, priority);
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
