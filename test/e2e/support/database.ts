import { openDatabaseWithoutTimeouts, type Database } from "#data/shared/database.ts";

const opened = new Map<string, Database>();

/** The database of the academy that tests share, opened once in each test process. */
export function academyDatabase(): Database {
  const connection = process.env["ACADEMY_DATABASE"];
  if (!connection) throw new Error("no academy is running");
  const config = { ...(JSON.parse(connection) as object), max: 2, allowExitOnIdle: true };
  const database = opened.get(connection) ?? openDatabaseWithoutTimeouts(config).database;
  opened.set(connection, database);
  return database;
}
