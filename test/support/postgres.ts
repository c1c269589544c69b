import { randomInt } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#data/shared/database.ts";
import { prepareAppRole } from "#server/app-role.ts";
import { ensureBuilt } from "#server/build.ts";
import { migrate } from "#server/migrate.ts";
import { startEmbeddedDatabase } from "#server/postgres/embedded.ts";
import { notDurable } from "./fast.ts";
import { createRunFolder } from "./run-folder.ts";
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
    /** Of this run's random values. */
    seed: number;
  }
}

const quiet = () => {};
// Several academies at a time, each with all the connections that one may open.
const settings = { ...notDurable, max_connections: "200", shared_buffers: "128MB" };

/** Builds the product and starts one PostgreSQL for all tests, with a migrated template in it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const seed = Number(process.env["TEST_SEED"] ?? randomInt(2 ** 31));
  console.log(`TEST_SEED=${seed} repeats this run's random values.`);
  provide("seed", seed);
  await ensureBuilt(console.log, null);
  const folder = await createRunFolder("viluva-test-");
  const { connection, stop } = await (testsUseServer() ? startServer : startEmbedded)(folder);
  const { database, pool } = openDatabase(connection, quiet);
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
  const how = { log: quiet, whenRunning: "refuse", settings } as const;
  const embedded = await startEmbeddedDatabase(join(folder, "data"), how);
  return { connection: embedded.connection, stop: () => embedded.stop() };
}

async function startServer(folder: string): Promise<StartedDatabase> {
  const cluster = await startServerCluster({ folder: join(folder, "server"), settings });
  await cluster.tell("create database template");
  return { connection: cluster.connection("template"), stop: () => cluster.stop() };
}
