import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { startMailServer } from "./mailbox.ts";

/** The one admin of every academy that end-to-end tests start. */
export const admin = { email: "admin@e2e.example", password: "the admin's own", name: "Admin One" };

/** An academy of its own, started as an operator would. */
export interface StartedAcademy {
  url: string;
  dataDir: string;
  /** Every mail that it sent, a file each. */
  mailDir: string;
  stop(): Promise<void>;
}

function startServer(env: NodeJS.ProcessEnv): Promise<{ process: ChildProcess; url: string }> {
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
    stdio: ["ignore", "ignore", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error("no admin was made"))));
  });
}

/** Starts the product on an empty data folder, with a mail server, and makes the first admin. */
export async function startAcademy(): Promise<StartedAcademy> {
  const folder = await mkdtemp(join(tmpdir(), "viluva-e2e-"));
  const dataDir = join(folder, "data");
  const mailDir = join(folder, "mail");
  const mailServer = await startMailServer(mailDir);
  const env = {
    ...process.env,
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    SMTP_URL: mailServer.url,
    TZ: "UTC",
  };
  const server = await startServer(env);
  await createAdmin(env);
  return {
    url: server.url,
    dataDir,
    mailDir,
    async stop() {
      const ended = new Promise((resolve) => server.process.once("exit", resolve));
      server.process.kill("SIGTERM");
      await ended;
      await mailServer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
