import { openDatabaseWithoutTimeouts, type Database } from "#data/database.ts";

let opened: Database | null = null;

/** The database of the academy that all tests share, opened once in each test process. */
export function academyDatabase(): Database {
  const connection = JSON.parse(process.env["ACADEMY_DATABASE"] ?? "null") as object | null;
  if (!connection) throw new Error("no academy is running");
  const config = { ...connection, max: 2, allowExitOnIdle: true };
  opened ??= openDatabaseWithoutTimeouts(config).database;
  return opened;
}
