import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const attached = join(import.meta.dirname, "attached.ts");

/**
 * Starts a module of ours as a process of its own. Only we signal it (an interrupt at the terminal
 * does not reach it), and it ends when we do, whatever ends us.
 */
export function startChild(
  module: string,
  ends: AsyncDisposableStack,
  env: Record<string, string> = {},
): ChildProcess {
  const child = fork(join(root, module), {
    cwd: root,
    env: { ...process.env, ...env },
    execArgv: ["--import", attached],
    detached: true,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  ends.defer(() => stopChild(child));
  return child;
}

/** The first message that a child sends. @throws when it ends instead, or keeps silent too long */
export function messageFrom<Message>(child: ChildProcess, milliseconds: number): Promise<Message> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(limit);
      child.off("exit", onExit);
      act();
    };
    const fail = (what: string) => settle(() => reject(new Error(`${child.spawnfile}: ${what}`)));
    const onExit = (code: number | null) => fail(`ended early (${code})`);
    const limit = setTimeout(() => fail("did not answer in time"), milliseconds);
    child.once("exit", onExit);
    child.once("message", (message) => settle(() => resolve(message as Message)));
  });
}

/** How long a child has computed so far, in microseconds. */
export async function cpuTime(child: ChildProcess): Promise<number> {
  const answer = messageFrom<NodeJS.CpuUsage>(child, 10_000);
  child.send("cpu");
  const { user, system } = await answer;
  return user + system;
}

/** What memory a child has now, in bytes. */
export function memoryOf(child: ChildProcess): Promise<NodeJS.MemoryUsage> {
  const answer = messageFrom<NodeJS.MemoryUsage>(child, 10_000);
  child.send("memory");
  return answer;
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const limit = setTimeout(() => child.kill("SIGKILL"), 20_000);
  child.kill("SIGTERM");
  await ended;
  clearTimeout(limit);
}
