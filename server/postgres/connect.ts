import pg from "pg";
import { hasCode } from "./error.ts";

export interface Connection {
  /** The folder of the socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

const startingUp = "57P03";
const noSuchDatabase = "3D000";

/**
 * Tries to connect once. Returns false if the server is not ready yet.
 * @throws other errors of the server or the system
 */
export async function canConnect(connection: Connection): Promise<boolean> {
  try {
    await query(connection, "SELECT 1");
    return true;
  } catch (error) {
    if (hasCode(error, "ENOENT", "ECONNREFUSED", "ECONNRESET", startingUp)) return false;
    throw error;
  }
}

/** Like `canConnect`, but creates the database if the cluster does not have it yet. */
export async function canConnectOrCreate(connection: Connection): Promise<boolean> {
  try {
    return await canConnect(connection);
  } catch (error) {
    if (!hasCode(error, noSuchDatabase)) throw error;
    const name = pg.escapeIdentifier(connection.database);
    await query({ ...connection, database: "postgres" }, `CREATE DATABASE ${name}`);
    return true;
  }
}

async function query(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client({ ...connection, ssl: false, connectionTimeoutMillis: 10_000 });
  // Without a listener, the error of a lost connection would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
}
