import { spawn, type ChildProcess } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { signalServer } from "#server/postgres/owner-process.ts";
import {
  startServerCluster,
  testsUseServer,
  type ServerCluster,
} from "#test/support/server-cluster.ts";
import { startMailServer } from "./mailbox.ts";

/** The one admin of every academy that end-to-end tests start. */
export const admin = { email: "admin@e2e.example", password: "the admin's own", name: "Admin One" };

/** An academy of its own, started as an operator would. */
export interface StartedAcademy {
  url: string;
  dataDir: string;
  /** As the setting `DATABASE_URL`: empty where its PostgreSQL is embedded. */
  databaseUrl: string;
  /** Sends a signal to all processes of PostgreSQL. */
  signalDatabase(signal: NodeJS.Signals): void;
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

async function startCluster(folder: string): Promise<ServerCluster> {
  // PostgreSQL runs as somebody else where we are root, who has to get through.
  await chmod(folder, 0o711);
  const cluster = await startServerCluster({ folder: join(folder, "server") });
  await cluster.tell("create database academy");
  return cluster;
}

/** Starts the product on an empty data folder, with a mail server, and makes the first admin. */
export async function startAcademy(): Promise<StartedAcademy> {
  const folder = await mkdtemp(join(tmpdir(), "viluva-e2e-"));
  const dataDir = join(folder, "data");
  const mailDir = join(folder, "mail");
  const mailServer = await startMailServer(mailDir);
  const cluster = testsUseServer() ? await startCluster(folder) : null;
  const databaseUrl = cluster ? `postgres://viluva@${cluster.place}/academy` : "";
  const env = {
    ...process.env,
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: mailServer.url,
    TZ: "UTC",
  };
  const server = await startServer(env);
  await createAdmin(env);
  return {
    url: server.url,
    dataDir,
    databaseUrl,
    mailDir,
    signalDatabase: (signal) => (cluster ? cluster.signal(signal) : signalServer(dataDir, signal)),
    async stop() {
      const ended = new Promise((resolve) => server.process.once("exit", resolve));
      server.process.kill("SIGTERM");
      await ended;
      await cluster?.stop();
      await mailServer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
