import { setTimeout as delay } from "node:timers/promises";
import { Gauge, type Registry } from "@prometheus-io/client";
import type pg from "pg";
import type { Database } from "#data/database.ts";
import { countMails, type MailCounts } from "#data/mails.ts";

/** Where the gauges are read. */
export interface Gauged {
  pools: Readonly<Record<"requests" | "jobs", pg.Pool>>;
  /** Asked about the mails; not over the requests' own connections. */
  database: Database;
  /** How many requests still get something of their answer, open streams among them. */
  owed: () => number;
  streams: () => number;
}

/** Adds what nobody counts, but reads when it is asked for. */
export function addGauges(registry: Registry, gauged: Gauged): void {
  const { pools, owed, streams } = gauged;
  const add = (name: string, help: string, read: () => number | Promise<number>) =>
    registry.registerMetric(
      new Gauge({
        name: `viluva_${name}`,
        help,
        registers: [],
        async collect() {
          this.set(await read());
        },
      }),
    );
  const addOfPools = (name: string, help: string, read: (pool: pg.Pool) => number) =>
    registry.registerMetric(
      new Gauge({
        name: `viluva_database_${name}`,
        help,
        labelNames: ["pool"],
        registers: [],
        collect() {
          for (const [pool, one] of Object.entries(pools)) this.set({ pool }, read(one));
        },
      }),
    );
  add("http_requests_in_flight", "Requests being answered, without open streams.", () =>
    Math.max(0, owed() - streams()),
  );
  add("live_streams", "Open pages that hear of changes.", streams);
  addOfPools("connections", "Open connections.", (pool) => pool.totalCount);
  addOfPools("connections_idle", "Open connections in nobody's hands.", (pool) => pool.idleCount);
  addOfPools("connections_most", "Connections that there may be.", (pool) => pool.options.max);
  addOfPools("connections_awaited", "Who waits for a connection.", (pool) => pool.waitingCount);

  const readMails = createMailReader(gauged.database);
  add("database_up", "Whether the database answers within 2 seconds.", async () =>
    (await readMails()) ? 1 : 0,
  );
  registry.registerMetric(
    new Gauge({
      name: "viluva_mails",
      help: "Mails that are due and not sent, and those given up within a week; 10,000 at most.",
      labelNames: ["state"],
      registers: [],
      async collect() {
        const counts = await readMails();
        this.reset();
        for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
      },
    }),
  );
}

const millisecondsForMails = 2_000;

/** Counts the mails, once for all who ask meanwhile; null where the database does not answer. */
function createMailReader(database: Database): () => Promise<MailCounts | null> {
  let counting: Promise<MailCounts | null> | null = null;
  const count = async () => {
    try {
      return await countMails(database);
    } catch {
      return null;
    } finally {
      counting = null;
    }
  };
  return () => {
    counting ??= count();
    return Promise.race([counting, delay(millisecondsForMails, null, { ref: false })]);
  };
}
