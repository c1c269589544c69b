import { spawn, type ChildProcess } from "node:child_process";
import { inject } from "vitest";
import type pg from "pg";

/** How a command ended: its exit code, or null after a signal, and what it said. */
export interface Outcome {
  code: number | null;
  out: string;
  error: string;
}

export interface RunningCommand {
  child: ChildProcess;
  outcome: Promise<Outcome>;
}

/** Starts one of the operator's commands, such as `server/commands/admin.ts`, in a process of its own. */
export function startCommand(
  script: string,
  args: string[],
  env: Record<string, string>,
): RunningCommand {
  const { ADMIN_PASSWORD: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...inherited, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { out: "", error: "" };
  child.stdout.on("data", (chunk) => (said.out += String(chunk)));
  child.stderr.on("data", (chunk) => (said.error += String(chunk)));
  const outcome = new Promise<Outcome>((resolve) => {
    child.once("close", (code) =>
      resolve({ code, out: said.out.trim(), error: said.error.trim() }),
    );
  });
  return { child, outcome };
}

/** The settings that make a command work on a test's database. */
export async function settingsFor(place: {
  pool: pg.Pool;
  dataDir: string;
}): Promise<Record<string, string>> {
  const { host, port, user } = inject("template");
  const { rows } = await place.pool.query<{ name: string }>("select current_database() as name");
  const query = new URLSearchParams({ host, port: String(port), user });
  return { DATABASE_URL: `postgresql:///${rows[0]?.name}?${query}`, DATA_DIR: place.dataDir };
}

/** Runs the admin command on a test's academy. */
export async function runAdminCommand(
  academy: { pool: pg.Pool; dataDir: string },
  args: string[],
  adminPassword?: string,
): Promise<Outcome> {
  const env = {
    ...(await settingsFor(academy)),
    ...(adminPassword !== undefined && { ADMIN_PASSWORD: adminPassword }),
  };
  return startCommand("server/commands/admin.ts", args, env).outcome;
}
