import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** The academy's one admin in end-to-end tests. */
export const admin = { email: "admin@e2e.example", password: "the admin's own", name: "Admin One" };

function startAcademy(env: NodeJS.ProcessEnv): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ["server/start.ts"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the academy did not start: ${code}`)));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const url = /ready at (http\S+)/.exec(line)?.[1];
      if (url) resolve({ process: child, url });
    });
  });
}

function createAdmin(env: NodeJS.ProcessEnv): Promise<void> {
  const args = ["server/admin.ts", "create", "--email", admin.email, "--name", admin.name];
  const child = spawn(process.execPath, args, {
    env: { ...env, ADMIN_PASSWORD: admin.password },
    stdio: "inherit",
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error("no admin was made"))));
  });
}

/** Starts the product as an operator would, on an empty data folder, and makes the first admin. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "viluva-e2e-"));
  const env = { ...process.env, PORT: "0", DATA_DIR: join(folder, "data"), DATABASE_URL: "" };
  const academy = await startAcademy(env);
  await createAdmin(env);
  process.env["ACADEMY_URL"] = academy.url;
  return async () => {
    const ended = new Promise((resolve) => academy.process.once("exit", resolve));
    academy.process.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
