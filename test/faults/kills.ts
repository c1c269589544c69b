import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "#data/shared/database.ts";
import { startEmbeddedDatabase } from "#server/postgres/embedded.ts";
import { serverOf } from "../support/owner-process.ts";
import type { TestAcademy } from "../support/academy.ts";
import { makeAdmin } from "../support/people.ts";
import { Ledger } from "./ledger.ts";
import { cutPower, startProduct, takeUnexpectedErrors, type Product } from "./product.ts";
import { findDamage, findHalves, findUnaudited, readSnapshot } from "./snapshot.ts";
import { startWriters, type Field } from "./writers.ts";

/** What is killed: everything at one moment, or one of the two and not the other. */
const victims = ["everything", "server", "postgres"] as const;
type Victim = (typeof victims)[number];

/** What a series of kills found. */
export interface KillsResult {
  kills: Record<Victim, number>;
  acknowledged: number;
  refused: number;
  /** Writes that were cut off, by whether they were there afterwards. */
  kept: number;
  dropped: number;
  /** Acknowledged writes that are lost. */
  lost: string[];
  half: string[];
  damaged: string[];
  /** Unexpected answers. */
  odd: string[];
  /** How often the server went on by itself after its database was killed. */
  revived: number;
  /** How long each start took until it answered, in milliseconds. */
  restarts: number[];
}

interface KillsOptions {
  kills: number;
  /** The longest that the writers write before a kill, in milliseconds. */
  longest: number;
  /** What to kill next, and the table to hold before. */
  next: (kill: number) => { victim: Victim; hold: Hold };
  onKill?: (result: KillsResult) => void;
}

/** Mostly kills everything, half of the time in the middle of transactions. */
export function anyKill(): { victim: Victim; hold: Hold } {
  return {
    victim: (["postgres", "server"] as const)[randomInt(20)] ?? "everything",
    hold: holds[randomInt(2 * holds.length)] ?? null,
  };
}

/** What transactions write to last; while it is held, they stand in their middle. */
const holds = ["sessions", "course_approvals", "students", "tutors", "announcements"] as const;
type Hold = (typeof holds)[number] | null;

const millisecondsToHold = 1_500;
const millisecondsToRecover = 5_000;

/** A product that gets killed and started again, with writers at work on it. */
export class KillScenario {
  readonly #dataDir: string;
  readonly #academy = {} as TestAcademy;
  #product: Product | null = null;
  #field: Field | null = null;
  readonly result: KillsResult = {
    kills: { everything: 0, server: 0, postgres: 0 },
    acknowledged: 0,
    refused: 0,
    kept: 0,
    dropped: 0,
    lost: [],
    half: [],
    damaged: [],
    odd: [],
    revived: 0,
    restarts: [],
  };

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  /** Starts the product and lets the writers begin, until each has something to do. */
  async begin(): Promise<void> {
    await this.#start();
    const admin = await makeAdmin(this.#academy);
    const { odd } = this.result;
    const ledger = new Ledger();
    this.#field = { academy: this.#academy, admin, ledger, isCut: false, odd };
    while (ledger.living("items").length === 0) {
      const stop = startWriters(this.#field);
      await delay(500);
      await stop();
      await this.#check(this.#field);
    }
  }

  /** Kills while the writers write, and looks every acknowledged write up, again and again. */
  async go({ kills, longest, next, onKill }: KillsOptions): Promise<void> {
    const field = this.#field;
    if (!field) throw new Error("it has not begun");
    for (let kill = 0; kill < kills; kill += 1) {
      const stop = startWriters(field);
      await delay(randomInt(50, longest));
      const { victim, hold } = next(kill);
      const release = hold && (await this.#hold(hold));
      field.isCut = true;
      await this.#kill(victim);
      release?.();
      await stop();
      const before = this.#product;
      await this.#comeBack();
      // Its log until it was killed.
      if (before && before !== this.#product) this.result.odd.push(...takeUnexpectedErrors(before));
      field.isCut = false;
      await this.#check(field);
      this.result.kills[victim] += 1;
      onKill?.(this.result);
    }
  }

  async end(): Promise<void> {
    await this.#academy.pool?.end().catch(() => {});
    if (this.#product) await cutPower(this.#product);
  }

  /** Lets transactions begin and not end, until one stands in its middle or none seems to come. */
  async #hold(table: string): Promise<() => void> {
    const { pool } = this.#academy;
    const client = await pool.connect();
    client.on("error", () => {});
    await client.query(`begin; lock table ${table} in exclusive mode`);
    const deadline = Date.now() + millisecondsToHold;
    const waiting = "select from pg_locks where relation = $1::regclass and not granted";
    while (Date.now() < deadline && (await pool.query(waiting, [table])).rowCount === 0) {
      await delay(10);
    }
    return () => client.release(true);
  }

  async #kill(victim: Victim): Promise<void> {
    const product = this.#product;
    if (!product) throw new Error("there is nothing to kill");
    if (victim === "everything") await cutPower(product);
    if (victim === "server") product.signal("SIGKILL");
    if (victim === "postgres") {
      const postmaster = serverOf(this.#dataDir);
      if (postmaster) process.kill(postmaster, "SIGKILL");
    } else {
      await product.ended;
    }
  }

  /** Until it answers again: by itself, where only its database was killed, or started anew. */
  async #comeBack(): Promise<void> {
    await this.#academy.pool.end().catch(() => {});
    const product = this.#product;
    const deadline = Date.now() + millisecondsToRecover;
    let isGone = false;
    void product?.ended.then(() => (isGone = true));
    await delay(0);
    while (!isGone && Date.now() < deadline) {
      const health = await fetch(`${this.#academy.url}/healthz`).catch(() => null);
      if (health?.ok) {
        this.result.revived += 1;
        return this.#connect();
      }
      await delay(20);
    }
    if (product) await cutPower(product);
    return this.#start();
  }

  async #start(): Promise<void> {
    const began = performance.now();
    this.#product = await startProduct(this.#dataDir);
    const { url, output } = this.#product;
    if (!url) throw new Error(`the product did not start:\n${output.join("\n")}`);
    this.result.restarts.push(performance.now() - began);
    Object.assign(this.#academy, { url, origin: url });
    await this.#connect();
  }

  async #connect(): Promise<void> {
    const shared = { log() {}, whenRunning: "share" } as const;
    const { connection } = await startEmbeddedDatabase(this.#dataDir, shared);
    Object.assign(
      this.#academy,
      openDatabase(connection, () => {}),
    );
  }

  async #check(field: Field): Promise<void> {
    const { pool } = this.#academy;
    const { result } = this;
    if (this.#product) result.odd.push(...takeUnexpectedErrors(this.#product));
    const { lost, half, kept, dropped } = field.ledger.check(await readSnapshot(pool));
    result.lost.push(...lost);
    // What stays half is found again after each kill, and counts once.
    const halves = [...half, ...(await findHalves(pool)), ...(await findUnaudited(pool))];
    result.half = [...new Set([...result.half, ...halves])];
    result.damaged = [...new Set([...result.damaged, ...(await findDamage(pool))])];
    result.kept += kept;
    result.dropped += dropped;
    result.acknowledged = field.ledger.acknowledged;
    result.refused = field.ledger.refused;
  }
}
