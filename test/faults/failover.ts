import { randomInt } from "node:crypto";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "#data/shared/database.ts";
import { migrate } from "#server/migrate.ts";
import type { TestAcademy } from "../support/academy.ts";
import { makeAdmin } from "../support/people.ts";
import { startServerCluster, type ServerCluster } from "../support/server-cluster.ts";
import { Ledger } from "./ledger.ts";
import { cutPower, startProduct, takeUnexpectedErrors, type Product } from "./product.ts";
import { findDamage, findHalves, findUnaudited, readSnapshot } from "./snapshot.ts";
import { startWriters, type Field } from "./writers.ts";

/** What a series of failovers found. */
export interface FailoverResult {
  failovers: number;
  acknowledged: number;
  /** Writes that were cut off, by whether they were there afterwards. */
  kept: number;
  dropped: number;
  lost: string[];
  half: string[];
  /** Answers that nobody should have got: any but a page, or the words that it will be right back. */
  failed: string[];
  pagesRead: number;
  /** Dashboards that were told to come back in a minute. */
  toldToComeBack: number;
  /** From each kill until the next write was acknowledged, in milliseconds. */
  gaps: number[];
}

const database = "academy";

/** The longest that a request waits for a server that takes writes, and some more. */
const millisecondsToBeTold = 6_000;

/**
 * A product on a primary with a synchronous standby, while eight writers write and people read.
 * The primary is killed and its standby promoted, again and again; what is left of the old primary
 * is thrown away, and a new standby takes its place.
 */
export class FailoverDrill {
  readonly #folder: string;
  readonly #academy = {} as TestAcademy;
  #primary!: ServerCluster;
  #standby!: ServerCluster;
  #product!: Product;
  #field!: Field;
  readonly result: FailoverResult = {
    failovers: 0,
    acknowledged: 0,
    kept: 0,
    dropped: 0,
    lost: [],
    half: [],
    failed: [],
    pagesRead: 0,
    toldToComeBack: 0,
    gaps: [],
  };

  /** @param folder a folder that the user who runs PostgreSQL can reach */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Starts all of it and lets the writers begin, until each has something to do. */
  async begin(): Promise<void> {
    this.#primary = await startServerCluster({ folder: join(this.#folder, "a") });
    await this.#primary.tell(`create database ${database}`);
    this.#standby = await startServerCluster({
      folder: join(this.#folder, "b"),
      standbyOf: this.#primary,
    });
    await this.#primary.waitForStandby();
    // In the order in which a look for the primary takes longest.
    const places = [this.#standby.place, this.#primary.place].join(",");
    this.#product = await startProduct(join(this.#folder, "data"), {
      DATABASE_URL: `postgres://viluva@${places}/${database}`,
    });
    const { url, output } = this.#product;
    if (!url) throw new Error(`the product did not start:\n${output.join("\n")}`);
    Object.assign(this.#academy, { url, origin: url });
    this.#connect();
    await migrate(this.#academy.database);
    const admin = await makeAdmin(this.#academy);
    const ledger = new Ledger();
    this.#field = { academy: this.#academy, admin, ledger, isCut: false, odd: this.result.failed };
    await this.#check();
    while (ledger.living("items").length === 0) {
      const stop = startWriters(this.#field);
      await delay(500);
      await stop();
      await this.#check();
    }
  }

  /** Fails over while everybody is at work, then looks every acknowledged write up. */
  async failOver(): Promise<void> {
    const field = this.#field;
    const stopWriters = startWriters(field);
    const stopReaders = this.#startReaders();
    await delay(randomInt(200, 1_500));
    field.isCut = true;
    await this.#primary.kill();
    const killedAt = performance.now();
    await this.#standby.promote();
    await this.#nextAcknowledged();
    this.result.gaps.push(performance.now() - killedAt);
    // Who was on their way when it broke has an answer by then.
    await delay(millisecondsToBeTold);
    field.isCut = false;
    await delay(500);
    await stopReaders();
    await stopWriters();
    [this.#primary, this.#standby] = [this.#standby, this.#primary];
    await this.#academy.pool.end();
    this.#connect();
    await this.#check();
    const { port } = this.#standby;
    const folder = join(this.#folder, `again-${this.result.failovers}`);
    this.#standby = await startServerCluster({ folder, port, standbyOf: this.#primary });
    await this.#primary.waitForStandby();
    this.result.failovers += 1;
  }

  async end(): Promise<void> {
    await this.#academy.pool?.end().catch(() => {});
    if (this.#product) await cutPower(this.#product);
    await this.#standby?.stop();
    await this.#primary?.stop();
  }

  #connect(): void {
    const open = openDatabase(this.#primary.connection(database), () => {});
    Object.assign(this.#academy, open);
  }

  async #nextAcknowledged(): Promise<void> {
    const { ledger } = this.#field;
    const before = ledger.acknowledged;
    const end = Date.now() + 60_000;
    while (ledger.acknowledged === before) {
      if (Date.now() > end) {
        const said = this.#product.output.slice(-10).join("\n");
        throw new Error(`nothing was acknowledged in a minute:\n${said}`);
      }
      await delay(5);
    }
  }

  /** Reads a public page and a dashboard, over and over. */
  #startReaders(): () => Promise<void> {
    let stopping = false;
    const reading = ["/", "/admin-dashboard"].map(async (path) => {
      while (!stopping) {
        await this.#readPage(path);
        await delay(20);
      }
    });
    return async () => {
      stopping = true;
      await Promise.all(reading);
    };
  }

  async #readPage(path: string): Promise<void> {
    const { failed } = this.result;
    try {
      const { status } = await this.#field.admin.browser.get(path);
      this.result.pagesRead += 1;
      if (status === 503 && path !== "/" && this.#field.isCut) this.result.toldToComeBack += 1;
      else if (status !== 200) failed.push(`${path} answered ${status}`);
    } catch (error) {
      failed.push(`${path}: ${String(error)}`);
    }
  }

  async #check(): Promise<void> {
    const { pool } = this.#academy;
    const { result } = this;
    const { ledger } = this.#field;
    result.failed.push(...takeUnexpectedErrors(this.#product));
    const { lost, half, kept, dropped } = ledger.check(await readSnapshot(pool));
    result.lost.push(...lost);
    const halves = [...half, ...(await findHalves(pool)), ...(await findUnaudited(pool))];
    result.half = [...new Set([...result.half, ...halves, ...(await findDamage(pool))])];
    result.kept += kept;
    result.dropped += dropped;
    result.acknowledged = ledger.acknowledged;
  }
}
