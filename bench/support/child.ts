import { fork, type ChildProcess, type Serializable } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const attached = join(import.meta.dirname, "attached.ts");

/**
 * Starts a module as a process of its own. An interrupt at the terminal does not reach it; it stops
 * when this process does.
 *
 * @param watchers modules loaded before it, which report on the process
 */
export function startChild(
  module: string,
  ends: AsyncDisposableStack,
  env: Record<string, string> = {},
  watchers: readonly string[] = [],
): ChildProcess {
  const preloaded = [attached, ...watchers.map((watcher) => join(root, watcher))];
  const child = fork(join(root, module), {
    cwd: root,
    env: { ...process.env, ...env },
    execArgv: preloaded.flatMap((file) => ["--import", file]),
    serialization: "advanced",
    detached: true,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  ends.defer(() => stopChild(child));
  return child;
}

/** The first message that a child sends. @throws if it exits or sends nothing in time */
export async function messageFrom<Message>(
  child: ChildProcess,
  milliseconds: number,
): Promise<Message> {
  const settled = new AbortController();
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(milliseconds)]);
  const ended = once(child, "exit", { signal }).then(([code]) => {
    throw new Error(`${child.spawnargs.at(-1)} ended early (${code})`);
  });
  try {
    const [message] = (await Promise.race([once(child, "message", { signal }), ended])) as [
      Message,
    ];
    return message;
  } finally {
    settled.abort();
  }
}

/** Sends a child a message. @returns its answer */
export function askChild<Answer>(
  child: ChildProcess,
  message: Serializable,
  milliseconds = 10_000,
): Promise<Answer> {
  const answer = messageFrom<Answer>(child, milliseconds);
  child.send(message);
  return answer;
}

/** The CPU time of a child so far, in microseconds. */
export async function cpuTime(child: ChildProcess): Promise<number> {
  const { user, system } = await askChild<NodeJS.CpuUsage>(child, "cpu");
  return user + system;
}

/** The memory of a child now, in bytes. */
export function memoryOf(child: ChildProcess): Promise<NodeJS.MemoryUsage> {
  return askChild(child, "memory");
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const timeout = setTimeout(() => child.kill("SIGKILL"), 20_000);
  child.kill("SIGTERM");
  await ended;
  clearTimeout(timeout);
}
