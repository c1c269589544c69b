import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#data/database.ts";
import { prepareAppRole } from "#server/app-role.ts";
import { ensureBuilt } from "#server/build.ts";
import { migrate } from "#server/migrate.ts";
import { startEmbeddedDatabase } from "#server/postgres/embedded.ts";

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

/** Builds the product and starts one PostgreSQL for all tests, with a migrated template in it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt(console.log);
  const folder = await mkdtemp(join(tmpdir(), "viluva-test-"));
  const embedded = await startEmbeddedDatabase(join(folder, "data"), {
    log: quiet,
    whenRunning: "refuse",
  });
  const { database, pool } = openDatabase(embedded.connection, quiet);
  await migrate(database);
  await prepareAppRole(database, "login");
  await pool.end();
  provide("template", embedded.connection);
  return async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
