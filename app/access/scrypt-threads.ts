// Threads have no origin to name.
/* oxlint-disable unicorn/require-post-message-target-origin */
import type { ScryptOptions } from "node:crypto";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";

interface Job {
  password: string;
  salt: Uint8Array;
  keyBytes: number;
  options: ScryptOptions;
}

// One core stays free for pages, however many people sign in at once.
const queue = pLimit(Math.max(1, availableParallelism() - 1));
const idle: Worker[] = [];

/**
 * scrypt on a thread of its own, which gives way to everything else that the server does; Node's
 * own thread pool would compete with the pages as their equal.
 */
export function deriveKey(job: Job): Promise<Buffer> {
  return queue(async () => {
    const thread = idle.pop() ?? new Worker(`(${serve.toString()})()`, { eval: true });
    // Only a thread that works keeps the process alive.
    thread.ref();
    thread.postMessage(job);
    const [key] = (await once(thread, "message")) as [Uint8Array];
    thread.unref();
    idle.push(thread);
    return Buffer.from(key);
  });
}

/** Runs in the thread. It gets there as text, so it may use nothing that stands outside of it. */
function serve(): void {
  const { scryptSync } = process.getBuiltinModule("node:crypto");
  const { parentPort } = process.getBuiltinModule("node:worker_threads");
  // Elsewhere than on Linux a priority is the whole process's.
  if (process.platform === "linux") process.getBuiltinModule("node:os").setPriority(10);
  parentPort?.on("message", ({ password, salt, keyBytes, options }: Job) => {
    parentPort.postMessage(scryptSync(password, salt, keyBytes, options));
  });
}
