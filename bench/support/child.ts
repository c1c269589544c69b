import { fork, type ChildProcess, type Serializable } from "node:child_process";
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
export function messageFrom<Message>(child: ChildProcess, milliseconds: number): Promise<Message> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timeout);
      child.off("exit", onExit);
      act();
    };
    const fail = (reason: string) =>
      settle(() => reject(new Error(`${child.spawnfile}: ${reason}`)));
    const onExit = (code: number | null) => fail(`ended early (${code})`);
    const timeout = setTimeout(() => fail("did not answer in time"), milliseconds);
    child.once("exit", onExit);
    child.once("message", (message) => settle(() => resolve(message as Message)));
  });
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
