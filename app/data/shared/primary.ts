import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { isDatabaseUnavailable } from "./database-unavailable.ts";

/** PostgreSQL's code for a server that accepts no writes. */
const readOnlyCode = "25006";

/** How long a request waits for a primary during a failover. */
const takeoverMilliseconds = 5_000;
const millisecondsBetweenServers = 100;

/**
 * Splits an address with several hosts, such as `postgres://user@a:5432,b:5432/academy`, into one
 * address for each server.
 */
export function serversOf(databaseUrl: string): string[] {
  const [, before = "", hosts = "", after = ""] =
    /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)/is.exec(databaseUrl) ?? [];
  return hosts.includes(",")
    ? hosts.split(",").map((host) => before + host + after)
    : [databaseUrl];
}

/**
 * Settings for connections to whichever of several servers is the primary at the time.
 *
 * @param servers the addresses of an academy's primary and its standbys, in any order
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
      // A server may die during the check below: its query rejects, and the event has no other listener.
      this.on("error", () => {});
    }

    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): unknown {
      const connected = this.#connectToPrimary();
      if (!callback) return connected;
      // `pg` calls it without an argument on success.
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
        throw Object.assign(new Error("the server accepts no writes"), { code: readOnlyCode });
      } catch (error) {
        if (this.#server === current) current = (current + 1) % servers.length;
        void this.end().catch(() => {});
        throw error;
      }
    }
  }
  // The library's types allow only classes whose constructor needs no settings.
  return { Client: PrimaryClient as unknown as new () => pg.ClientBase };
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error) => void,
) => void;

/** A pool that, during a failover, tries its servers in turn for some seconds before it fails. */
export class FailoverPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(done?: ConnectCallback): unknown {
    return done ? void this.#handOver(done) : this.#connectToPrimary();
  }

  async #handOver(done: ConnectCallback): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.#connectToPrimary();
    } catch (error) {
      done(error as Error, undefined, () => {});
      return;
    }
    done(undefined, client, (error) => client.release(error));
  }

  async #connectToPrimary(): Promise<pg.PoolClient> {
    const deadline = performance.now() + takeoverMilliseconds;
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (!isDatabaseUnavailable(error) || this.ending || performance.now() > deadline)
          throw error;
        await delay(millisecondsBetweenServers);
      }
    }
  }
}
