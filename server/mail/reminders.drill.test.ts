import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { appRole } from "#server/app-role.ts";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import { isDeep, runs } from "#test/support/depth.ts";
import { useMailSink } from "#test/support/mail-sink.ts";
import {
  allSent,
  dayBefore,
  hourBefore,
  milliseconds,
  planLesson,
  type PlannedLesson,
} from "#test/support/reminders.ts";
import type { FixtureOptions } from "#test/support/mail-sender.fixture.ts";

const sink = useMailSink();
const academy = { origin: "" } as TestAcademy;
let database: TestDatabase;
let folder = "";
const senders: ChildProcess[] = [];

beforeAll(async () => {
  database = await createDatabase("template");
  Object.assign(academy, database);
  folder = await mkdtemp(join(tmpdir(), "viluva-mail-"));
});
afterEach(async () => {
  for (const sender of senders.splice(0)) await kill(sender);
  sink.refuse = null;
  sink.beforeAnswer = null;
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const { hour } = milliseconds;
// Whole seconds, long after all that the tests write.
const start = new Date("2031-03-10T12:30:00Z").getTime();

/** Moves the clock of every mail sender, whole or not at all. */
async function setClock(at: number): Promise<void> {
  await writeFile(join(folder, "clock.part"), new Date(at).toISOString());
  await rename(join(folder, "clock.part"), join(folder, "clock"));
}

async function startSender(): Promise<ChildProcess> {
  const { host = "", port = 0, database: name = "" } = database.config;
  const options: FixtureOptions = {
    database: { host, port, user: appRole, database: name },
    smtpUrl: sink.url,
    clock: join(folder, "clock"),
  };
  const path = join(import.meta.dirname, "../../test/support/mail-sender.fixture.ts");
  const sender = spawn(process.execPath, [path, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  senders.push(sender);
  await once(sender.stdout ?? sender, "data");
  return sender;
}

async function kill(sender: ChildProcess): Promise<void> {
  if (sender.exitCode !== null || sender.signalCode !== null) return;
  sender.kill("SIGKILL");
  await once(sender, "exit");
}

const plan = (startsAt: number) => planLesson(academy, startsAt);

/** Waits until every mail sender has looked at the clock a few times, and sent all mails. */
async function settle(): Promise<void> {
  await delay(600);
  // A mail whose sender was killed is taken up again after its heartbeat is missed.
  await allSent(academy, 80_000);
}

test(
  "each reminder is sent exactly once by several senders that are killed and started again",
  { timeout: 240_000 },
  async () => {
    await setClock(start - 25 * hour);
    const classes: PlannedLesson[] = [];
    for (let at = 0; at < runs({ usual: 3, deep: 6 }); at += 1) classes.push(await plan(start));
    await startSender();
    const kills = runs({ usual: 1, deep: 3 });
    for (const at of [start - 24 * hour, start - hour]) {
      // Each kill is waited for half a minute: both reminders have them in a deep run only.
      if (!isDeep() && at < start - hour) {
        await setClock(at);
        await settle();
        continue;
      }
      let arrivals = 0;
      const killAt = 3;
      // Before the recipient is taken, so that nothing of that mail was handed over.
      sink.refuse = () => {
        arrivals += 1;
        if (arrivals % killAt !== 0) return null;
        for (const sender of senders) sender.kill("SIGKILL");
        return 451;
      };
      await startSender();
      await setClock(at);
      for (let each = 0; each < kills; each += 1) {
        await delay(2_000);
        await startSender();
      }
      sink.refuse = null;
      await startSender();
      await settle();
    }
    for (const { student, tutor } of classes) {
      for (const { email } of [student, tutor]) {
        // A kill may also fall between the mail server's answer and our record of it: then the same
        // message is sent twice.
        const mine = sink.arrived.filter(({ recipient }) => recipient === email);
        const once = new Map(mine.map(({ messageId, subject }) => [messageId, subject]));
        expect([...once.values()]).toEqual([dayBefore, hourBefore]);
      }
    }
  },
);

test(
  "a sender killed before it records the mail server's answer sends the same message again",
  { timeout: 120_000 },
  async () => {
    await setClock(start - hour);
    const one = await plan(start);
    let kills = 0;
    sink.beforeAnswer = () => {
      if (kills > 0) return;
      kills += 1;
      for (const sender of senders) sender.kill("SIGKILL");
    };
    await startSender();
    await expect.poll(() => kills).toBe(1);
    await startSender();
    await settle();
    const mine = sink.arrived.filter(({ recipient }) =>
      [one.student.email, one.tutor.email].includes(recipient),
    );
    expect(mine.length).toBeGreaterThanOrEqual(2);
    expect(new Set(mine.map(({ messageId }) => messageId)).size).toBe(2);
  },
);
