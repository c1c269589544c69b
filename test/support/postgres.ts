import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#data/database.ts";
import { prepareAppRole } from "#server/app-role.ts";
import { ensureBuilt } from "#server/build.ts";
import { migrate } from "#server/migrate.ts";
import { startEmbeddedDatabase } from "#server/postgres/embedded.ts";
import { startServerCluster, testsUseServer } from "./server-cluster.ts";

interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
}

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated, empty database; tests copy it and leave it alone. */
    template: Connection;
  }
}

const quiet = () => {};
/** Several academies at a time, each with all that one may open. */
const connections = 200;

/** Builds the product and starts one PostgreSQL for all tests, with a migrated template in it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt(console.log);
  const folder = await mkdtemp(join(tmpdir(), "viluva-test-"));
  const { connection, stop } = await (testsUseServer() ? startServer : startEmbedded)(folder);
  const { database, pool } = openDatabase(connection, quiet);
  // Nothing of it outlives the tests; what is to outlive a crash is tested on clusters of its own.
  await pool.query("alter role all set synchronous_commit = off");
  await migrate(database);
  await prepareAppRole(database, "login");
  await pool.end();
  provide("template", connection);
  return async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
}

interface StartedDatabase {
  connection: Connection;
  stop: () => Promise<void>;
}

async function startEmbedded(folder: string): Promise<StartedDatabase> {
  const how = { log: quiet, whenRunning: "refuse", connections } as const;
  const embedded = await startEmbeddedDatabase(join(folder, "data"), how);
  return { connection: embedded.connection, stop: () => embedded.stop() };
}

async function startServer(folder: string): Promise<StartedDatabase> {
  // PostgreSQL runs as somebody else where we are root, who has to get through.
  await chmod(folder, 0o711);
  const settings = { max_connections: String(connections) };
  const cluster = await startServerCluster({ folder: join(folder, "server"), settings });
  await cluster.tell("create database template");
  return { connection: cluster.connection("template"), stop: () => cluster.stop() };
}
