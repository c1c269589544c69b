import { spawn, type ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import type pg from "pg";
import { createAdmin } from "#data/people/admins.ts";
import { openDatabaseWithoutTimeouts } from "#data/shared/database.ts";
import { hashPassword } from "#security/password.ts";
import { startEmbeddedDatabase } from "#server/postgres/embedded.ts";
import { cheapCost, notDurable } from "#test/support/fast.ts";
import { createRunFolder } from "#test/support/run-folder.ts";
import { signalServer } from "#test/support/owner-process.ts";
import {
  startServerCluster,
  testsUseServer,
  type ServerCluster,
} from "#test/support/server-cluster.ts";
import { fillSampleAcademy } from "../../../database/sample-academy.ts";
import { startMailServer } from "./mailbox.ts";

/** The first admin of every academy that the browser tests start. */
export const admin = { email: "admin@e2e.example", password: "the admin's own", name: "Admin One" };

/** An academy in a process of its own, with its own database. */
export interface StartedAcademy {
  url: string;
  /** Connects to its database as the owner. */
  connection: pg.PoolConfig;
  /** Sends a signal to all processes of PostgreSQL. */
  signalDatabase(signal: NodeJS.Signals): void;
  /** The folder with every mail that it sent, one file each. */
  mailDir: string;
  stop(): Promise<void>;
}

function startServer(env: NodeJS.ProcessEnv): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "academy.fixture.ts")], {
    // Without this, React's development build would be loaded.
    env: { ...env, NODE_ENV: "production" },
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

async function startCluster(folder: string): Promise<ServerCluster> {
  const cluster = await startServerCluster({ folder: join(folder, "server") });
  await cluster.tell("create database academy");
  return cluster;
}

/** Adds the first admin or the sample academy, and turns off the writes to disk that commits wait for. */
async function prepareDatabase(connection: pg.PoolConfig, has: "admin" | "samples"): Promise<void> {
  const { database, pool } = openDatabaseWithoutTimeouts(connection);
  for (const [name, value] of Object.entries(notDurable)) {
    await sql`alter system set ${sql.id(name)} = ${sql.lit(value)}`.execute(database);
  }
  await sql`select pg_reload_conf()`.execute(database);
  if (has === "samples") {
    await fillSampleAcademy(database, new Date(), cheapCost);
  } else {
    const hash = await hashPassword(admin.password, cheapCost);
    await createAdmin(database, admin.email, hash, admin.name);
  }
  await pool.end();
}

/**
 * Starts the product on an empty data folder, with a mail server and the first admin.
 *
 * @param has "samples" instead of the first admin: everything that the sample academy has
 * @param built the folder of another build than the product's
 */
export async function startAcademy(
  has: "admin" | "samples" = "admin",
  built?: string,
): Promise<StartedAcademy> {
  const folder = await createRunFolder("viluva-e2e-");
  const dataDir = join(folder, "data");
  const mailDir = join(folder, "mail");
  const mailServer = await startMailServer(mailDir);
  const cluster = testsUseServer() ? await startCluster(folder) : null;
  const server = await startServer({
    ...process.env,
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: cluster ? `postgres://viluva@${cluster.place}/academy` : "",
    SMTP_URL: mailServer.url,
    TZ: "UTC",
    ...(built && { BUILD_FOLDER: built }),
  });
  const connection = cluster
    ? cluster.connection("academy")
    : (await startEmbeddedDatabase(dataDir, { log() {}, whenRunning: "share" })).connection;
  await prepareDatabase(connection, has);
  return {
    url: server.url,
    connection,
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
