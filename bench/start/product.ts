import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { listBelow } from "../support/memory.ts";

const root = join(import.meta.dirname, "../..");

/** The product as an operator starts it. */
export interface Started {
  /** The server's own process: npm stands above it. */
  findServer: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Runs `npm start`; what it says is left out. */
export function npmStart(env: Record<string, string>): Started {
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: "ignore",
    detached: true,
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const npm = child.pid ?? 0;
  const findServer = async () => {
    for (const pid of await listBelow(npm)) {
      const [program, script] = (
        await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")
      ).split("\0");
      if (program?.endsWith("node") && script === "server/start.ts") return pid;
    }
    throw new Error("npm start has ended");
  };
  return {
    findServer,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const server = await findServer();
      process.kill(server, "SIGTERM");
      await ended;
      // npm may be gone before what it started.
      while (await isThere(server)) await delay(20);
    },
  };
}

function isThere(pid: number): Promise<boolean> {
  return readFile(`/proc/${pid}/cmdline`, "utf8").then(
    (text) => text !== "",
    () => false,
  );
}
