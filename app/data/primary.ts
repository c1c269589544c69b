import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { isDatabaseAway } from "./database-away.ts";

const readOnly = "25006";

/** How long a request waits for a server that takes writes, while one takes over from another. */
const millisecondsToTakeOver = 5_000;
const millisecondsBetweenServers = 100;

/**
 * The servers of an address such as `postgres://user@a:5432,b:5432/academy`, an address each: one
 * of them takes writes, the others stand by.
 */
export function serversOf(databaseUrl: string): string[] {
  const [, before = "", hosts = "", after = ""] =
    /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/is.exec(databaseUrl) ?? [];
  return hosts.includes(",")
    ? hosts.split(",").map((host) => before + host + after)
    : [databaseUrl];
}

/**
 * What connects to whichever of several servers takes writes, now and after each change of who does.
 *
 * @param servers an address each, of one academy's primary and its standbys
 */
export function followPrimary(servers: readonly string[]): pg.PoolConfig {
  const [only] = servers;
  if (servers.length === 1 && only !== undefined) return { connectionString: only };
  let current = 0;

  class PrimaryClient extends pg.Client {
    readonly #server: number;

    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionString: servers[current] });
      this.#server = current;
      // A server may die while it is asked; whoever waits is told, and nobody else listens yet.
      this.on("error", () => {});
    }

    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): unknown {
      const connected = this.#connectToPrimary();
      if (!callback) return connected;
      // Success is told by telling of no error.
      const succeed = callback as () => void;
      return void connected.then(() => succeed(), callback);
    }

    async #connectToPrimary(): Promise<this> {
      try {
        await super.connect();
        const { rows } = await this.query<{ isReadOnly: string }>(
          `select current_setting('transaction_read_only') as "isReadOnly"`,
        );
        if (rows[0]?.isReadOnly === "off") return this;
        throw Object.assign(new Error("the server takes no writes"), { code: readOnly });
      } catch (error) {
        if (this.#server === current) current = (current + 1) % servers.length;
        void this.end().catch(() => {});
        throw error;
      }
    }
  }
  // The library's types know only classes that need no settings.
  return { Client: PrimaryClient as unknown as new () => pg.ClientBase };
}

/** Lets a pool ask its servers in turn for some seconds, before it says that there is none. */
export function waitForPrimary(pool: pg.Pool): void {
  if (!pool.options.Client) return;
  const connect = pool.connect.bind(pool);
  const connectPatiently = async (): Promise<pg.PoolClient> => {
    const patience = performance.now() + millisecondsToTakeOver;
    for (;;) {
      try {
        return await connect();
      } catch (error) {
        if (!isDatabaseAway(error) || pool.ending || performance.now() > patience) throw error;
        await delay(millisecondsBetweenServers);
      }
    }
  };
  type Callback = (error?: Error, client?: pg.PoolClient, release?: unknown) => void;
  pool.connect = ((callback?: Callback) => {
    const connected = connectPatiently();
    if (!callback) return connected;
    return void connected.then(
      (client) => callback(undefined, client, (error?: Error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }) as pg.Pool["connect"];
}
