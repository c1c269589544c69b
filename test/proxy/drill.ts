import { setTimeout as delay } from "node:timers/promises";
import { Ledger } from "../faults/ledger.ts";
import { findHalves, readSnapshot } from "../faults/snapshot.ts";
import { startWriters, type Field } from "../faults/writers.ts";
import { TestBrowser } from "../support/browser.ts";
import { assign, makeAdmin, makeStudent, makeTutor } from "../support/people.ts";
import type { Fleet, Instance } from "./fleet.ts";
import { startReaders, type Reader, type Reading } from "./readers.ts";

/** The findings so far. */
export interface DrillResult {
  /** Instances that were stopped and started again. */
  restarts: number;
  /** Writes that were acknowledged. */
  acknowledged: number;
  /** Acknowledged writes that are missing or different. */
  lost: string[];
  /** Records that are there in part. */
  half: string[];
  /** Interrupted writes, by whether they were stored. */
  kept: number;
  dropped: number;
  /** Answers to readers, and the slowest of them, in milliseconds. */
  read: number;
  slowest: number;
  /** Requests with an unexpected answer. */
  failed: string[];
  /** How long each instance took to stop and to start, in milliseconds. */
  stops: number[];
  starts: number[];
}

/** How long people write and read before and after each restart, in milliseconds. */
const pause = 500;

/** Instances are stopped and started while eight writers and some readers send requests. */
export class Drill {
  readonly #fleet: Fleet;
  readonly #field: Field;
  readonly #readers: readonly Reader[];
  /** Records from before the drill, which are not in the ledger. */
  readonly #others: readonly string[];
  readonly #reading: Reading = { answers: 0, failed: [], slowest: 0 };
  readonly result: DrillResult = {
    restarts: 0,
    acknowledged: 0,
    lost: [],
    half: [],
    kept: 0,
    dropped: 0,
    read: 0,
    slowest: 0,
    failed: [],
    stops: [],
    starts: [],
  };

  private constructor(fleet: Fleet, field: Field, readers: Reader[], others: string[]) {
    this.#fleet = fleet;
    this.#field = field;
    this.#readers = readers;
    this.#others = others;
  }

  /** Creates a drill and lets the writers run until there are records to change. */
  static async prepare(fleet: Fleet): Promise<Drill> {
    const { academy } = fleet;
    const student = await makeStudent(academy);
    const tutor = await makeTutor(academy);
    const admin = await makeAdmin(academy);
    const assignmentId = await assign(academy, student, tutor);
    const visitor = new TestBrowser(academy);
    const readers: Reader[] = [
      { what: "/, visitor", read: () => visitor.get("/") },
      { what: "/faq, student", read: () => student.browser.get("/faq") },
      { what: "/login, visitor", read: () => visitor.get("/login") },
      { what: "student", read: () => student.browser.get(`/dashboard/courses/${assignmentId}`) },
      { what: "tutor", read: () => tutor.browser.get("/tutor-dashboard") },
      { what: "admin", read: () => admin.browser.get("/admin-dashboard") },
    ];
    const others = [...(await readSnapshot(academy.pool)).keys()];
    const field: Field = {
      academy,
      admin: await makeAdmin(academy),
      ledger: new Ledger(),
      isCut: false,
      odd: [],
    };
    const drill = new Drill(fleet, field, readers, others);
    while (field.ledger.living("items").length === 0) await drill.#underLoad(() => delay(pause));
    // The first answers of a new process are slower and are not measured.
    drill.#reading.slowest = 0;
    return drill;
  }

  /** Stops and starts each instance, one after the other, while people write and read. */
  async roll(): Promise<void> {
    await this.#underLoad(async () => {
      for (const instance of this.#fleet.instances) {
        await delay(pause);
        await this.#restart(instance);
      }
      await delay(pause);
    });
  }

  /** Kills an instance under load and starts it again later. */
  async kill(instance: Instance): Promise<void> {
    await this.#underLoad(async () => {
      await delay(pause);
      const killedAt = performance.now();
      this.#field.isCut = true;
      await instance.end("SIGKILL");
      await delay(4 * pause);
      await instance.start();
      this.#field.isCut = false;
      await delay(pause);
      // nginx can't repeat an answer that had already begun.
      const { failed } = this.#reading;
      failed.splice(0, Infinity, ...failed.filter(({ askedAt }) => askedAt > killedAt));
    });
  }

  async #restart(instance: Instance): Promise<void> {
    const { result } = this;
    const startedAt = performance.now();
    const code = await instance.end("SIGTERM");
    if (code !== 0) result.failed.push(`an instance ended with ${code}`);
    const stoppedAt = performance.now();
    result.stops.push(stoppedAt - startedAt);
    await instance.start();
    result.starts.push(performance.now() - stoppedAt);
    result.restarts += 1;
  }

  async #underLoad(act: () => Promise<void>): Promise<void> {
    // Behind nginx all writers come from one address, from which few sign-ups are taken in an hour.
    await this.#fleet.academy.pool.query("delete from rate_limits");
    const stopWriting = startWriters(this.#field);
    const stopReading = startReaders(this.#readers, this.#reading);
    try {
      await act();
    } finally {
      await Promise.all([stopWriting(), stopReading()]);
    }
    await this.#check();
  }

  async #check(): Promise<void> {
    const { result } = this;
    const { ledger, odd } = this.#field;
    const { pool } = this.#fleet.academy;
    const snapshot = await readSnapshot(pool);
    for (const other of this.#others) snapshot.delete(other);
    const { lost, half, kept, dropped } = ledger.check(snapshot);
    result.lost.push(...lost);
    result.half.push(...half, ...(await findHalves(pool)));
    result.kept += kept;
    result.dropped += dropped;
    result.acknowledged = ledger.acknowledged;
    result.failed.push(...odd.splice(0), ...this.#reading.failed.splice(0).map(({ what }) => what));
    result.read = this.#reading.answers;
    result.slowest = this.#reading.slowest;
  }
}
