import { open, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { requestsApplication } from "#data/database.ts";
import { appRole } from "#server/app-role.ts";

/** What one request asked the database. */
export interface Asked {
  queries: number;
  /** Tables with many rows that were, or could have been, read from end to end. */
  scanned: string[];
}

const bigTables = /Seq Scan on (accounts|students|tutors|assignments|course_approvals)\b/g;

// What runs by itself, such as the sending of mails, asks over connections of its own.
const ofRequests = new RegExp(`^${requestsApplication}: .* plan:$`, "gm");

/**
 * Lets PostgreSQL write down the plan of everything that the product asks, on new connections.
 *
 * @returns what tells of the requests made meanwhile, and what ends it
 */
export async function watchPlans(client: pg.ClientBase, dataDir: string) {
  const log = join(dataDir, "postgres", "postgres.log");
  const set = (setting: string) => client.query(`alter role ${appRole} ${setting}`);
  const reconnect = () =>
    client.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = $1", [
      appRole,
    ]);
  await set("set session_preload_libraries = 'auto_explain'");
  await set("set auto_explain.log_min_duration = 0");
  await client.query("alter system set log_line_prefix = '%a: '");
  await client.query("select pg_reload_conf()");
  await reconnect();
  return {
    async during(request: () => Promise<unknown>): Promise<Asked> {
      const from = (await stat(log)).size;
      await request();
      // The log is written by another process.
      await delay(150);
      const text = await readFrom(log, from);
      const scanned = new Set([...text.matchAll(bigTables)].map(([, name = ""]) => name));
      return { queries: [...text.matchAll(ofRequests)].length, scanned: [...scanned] };
    },
    async end(): Promise<void> {
      await set("reset all");
      await reconnect();
    },
  };
}

async function readFrom(path: string, position: number): Promise<string> {
  const file = await open(path);
  try {
    const length = (await file.stat()).size - position;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}
