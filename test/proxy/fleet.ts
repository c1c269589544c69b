import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabaseWithoutTimeouts } from "#data/shared/database.ts";
import { startEmbeddedDatabase } from "#server/postgres/embedded.ts";
import { startProduct, type Product } from "../faults/product.ts";
import type { TestAcademy } from "../support/academy.ts";
import { keepSocket, type KeptSocket } from "./kept-socket.ts";
import { startNginx, type Nginx } from "./nginx.ts";
import { findPort } from "../support/ports.ts";

/** One of several instances on one database, at a port of its own. */
export class Instance {
  readonly url: string;
  /** What it needs to find itself: the settings that it is started with. */
  readonly env: Record<string, string>;
  readonly #socket: KeptSocket;
  #product: Product | null = null;

  constructor(port: number, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.env = { ...env, PORT: String(port) };
    this.#socket = keepSocket(port);
  }

  /** Starts it; resolves when it is ready. */
  async start(): Promise<void> {
    const product = await startProduct(this.env["DATA_DIR"] ?? "", this.env, this.#socket.fd);
    if (!product.url) throw new Error(`it did not start:\n${product.output.join("\n")}`);
    this.#product = product;
  }

  /** Ends it with a signal, if it runs. @returns its exit code */
  async end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null> {
    const product = this.#product;
    this.#product = null;
    product?.signal(signal);
    return product ? product.ended : null;
  }

  /** Stops it for good: new connections are refused from then on. */
  async leave(): Promise<void> {
    await this.end("SIGTERM");
    this.#socket.close();
  }
}

/** Two instances behind nginx on one database. */
export interface Fleet {
  nginx: Nginx;
  instances: readonly [Instance, Instance];
  /** As people reach it, through nginx. */
  academy: TestAcademy;
}

/**
 * Starts two instances as an operator would, on a PostgreSQL of their own and behind nginx.
 *
 * @param env more settings
 */
export async function startFleet(
  ends: AsyncDisposableStack,
  env: Record<string, string> = {},
): Promise<Fleet> {
  const folder = await mkdtemp(join(tmpdir(), "viluva-fleet-"));
  ends.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  // For root: PostgreSQL runs as another user, who must be able to pass through.
  await chmod(folder, 0o711);
  const alone = { log() {}, whenRunning: "refuse" } as const;
  const embedded = await startEmbeddedDatabase(join(folder, "database"), alone);
  ends.defer(() => embedded.stop());
  const { connection } = embedded;
  const { host, port, user, database: name } = connection;
  const place = new URLSearchParams({ host, port: String(port), user });

  const [first, second] = [await findPort(), await findPort()];
  const nginx = await startNginx([first, second], ends);
  const shared = {
    DATABASE_URL: `postgresql:///${name}?${place}`,
    PUBLIC_URL: nginx.origin,
    TRUST_PROXY: "1",
    ...env,
  };
  const make = (at: number) =>
    new Instance(at, { ...shared, DATA_DIR: join(folder, `instance-${at}`) });
  const instances = [make(first), make(second)] as const;
  ends.defer(async () => {
    await Promise.all(instances.map((instance) => instance.leave()));
  });
  // At once, as a machine that boots does: one of them makes the schema.
  await Promise.all(instances.map((instance) => instance.start()));

  const { database, pool } = openDatabaseWithoutTimeouts(connection);
  ends.defer(() => pool.end());
  const { origin } = nginx;
  const academy = {
    url: origin,
    origin,
    database,
    pool,
    served: pool,
    logged: [],
    metricsUrl: null,
    dataDir: "",
  };
  return { nginx, instances, academy };
}
