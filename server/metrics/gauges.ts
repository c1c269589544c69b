import { setTimeout as delay } from "node:timers/promises";
import { Gauge, type Registry } from "@prometheus-io/client";
import type pg from "pg";
import type { Database } from "#data/shared/database.ts";
import { countMails, type MailCounts } from "#data/mail/mails.ts";

/** The sources of the gauges. */
export interface Gauged {
  pools: Readonly<Record<"requests" | "jobs", pg.Pool>>;
  /** For counting mails, with connections of its own. */
  database: Database;
  /** The number of requests in flight, open streams included. */
  requestsInFlight: () => number;
  streams: () => number;
}

/** Adds the metrics that are read at each scrape. */
export function addGauges(registry: Registry, gauged: Gauged): void {
  const { pools, requestsInFlight, streams } = gauged;
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
    Math.max(0, requestsInFlight() - streams()),
  );
  add("live_streams", "Open pages that receive live updates.", streams);
  addOfPools("connections", "Open connections.", (pool) => pool.totalCount);
  addOfPools("connections_idle", "Open connections that are not in use.", (pool) => pool.idleCount);
  addOfPools("connections_most", "Maximum number of connections.", (pool) => pool.options.max);
  addOfPools(
    "connections_awaited",
    "Requests waiting for a connection.",
    (pool) => pool.waitingCount,
  );

  const readMails = createMailReader(gauged.database);
  add("database_up", "Whether the database answers within 2 seconds.", async () =>
    (await readMails()) ? 1 : 0,
  );
  registry.registerMetric(
    new Gauge({
      name: "viluva_mails",
      help: "Mails due and not sent, and mails that failed within a week; 10,000 at most.",
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

/** Counts mails, once for concurrent readers. @returns null if the database does not answer */
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
