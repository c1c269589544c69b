import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { useAcademy, type TestAcademy } from "#test/support/academy.ts";
import { useOwnClusterAcademy } from "#test/support/own-cluster.ts";
import { assign, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

/** The messages to the operator. */
const saidBy = ({ logged }: TestAcademy) =>
  logged.flatMap(({ message }) => (typeof message === "string" ? [message] : []));

/** A tutor with a long, incompressible announcement to publish. */
async function makeWriter(academy: TestAcademy) {
  const student = await makeStudent(academy);
  const tutor = await makeTutor(academy);
  const list = `/tutor-dashboard/${await assign(academy, student, tutor)}/announcements`;
  let items = 0;
  const publish = async (): Promise<number> => {
    items += 1;
    const description = randomBytes(2400).toString("hex");
    const fields = { title: `Item ${items}`, description, url: "", date: "", time: "" };
    return (await tutor.browser.post(`${list}/add`, fields)).status;
  };
  return { tutor, list, publish };
}

async function expectReads(tutor: Person, list: string, items: number): Promise<void> {
  const answer = await tutor.browser.get(list);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(`Announcements (${items})`);
}

describe("a database that says its disk is full", () => {
  const academy = useAcademy();

  test("is logged and refuses writes with a 503; reads work, and writes too once there is space", async () => {
    const { tutor, list, publish } = await makeWriter(academy);
    await academy.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file "base/1/2": No space left on device'
          using errcode = '53100';
      end $$;
      create trigger full_disk before insert on announcements execute function refuse()`);
    expect(await publish()).toBe(503);
    await expectReads(tutor, list, 0);
    expect(saidBy(academy)).toEqual([
      'The database is unavailable (53100: could not extend file "base/1/2": No space left on device); 1 request answered with 503.',
    ]);
    await academy.pool.query("drop trigger full_disk on announcements");
    expect(await publish()).toBe(303);
    await expectReads(tutor, list, 1);
  });
});

function mount(folder: string): void {
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=320m,mode=0711", "tmpfs", folder], {
    stdio: "ignore",
  });
}

/** Whether this user may mount a small disk, as root may outside of most containers. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "viluva-mount-"));
  try {
    mount(folder);
    execFileSync("umount", [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.runIf(mayMount())("a disk that is really full (needs a user who may mount)", () => {
  const disk = mkdtempSync(join(tmpdir(), "viluva-disk-"));
  const filler = join(disk, "filler");
  beforeAll(() => {
    chmodSync(disk, 0o711);
    mount(disk);
  });
  afterAll(() => {
    execFileSync("umount", [disk]);
    rmSync(disk, { recursive: true });
  });
  const academy = useOwnClusterAcademy(() => join(disk, "data"));

  function fill(): void {
    const file = openSync(filler, "w");
    const megabyte = Buffer.alloc(1024 * 1024);
    try {
      for (let size = megabyte.length; size >= 1;) {
        try {
          writeSync(file, megabyte, 0, size);
        } catch {
          size = Math.floor(size / 2);
        }
      }
    } finally {
      closeSync(file);
    }
  }

  test("refuses writes only, and accepts them again once there is space", async () => {
    const { tutor, list, publish } = await makeWriter(academy);
    // A new file of the write-ahead log, on the disk before it is full, has room for all that
    // follows. Without that room PostgreSQL stops, as in the next test.
    await academy.pool.query("select pg_switch_wal()");
    expect(await publish()).toBe(303);
    await academy.pool.query("checkpoint");
    fill();
    let kept = 1;
    // What PostgreSQL has room for in its own files is still taken.
    const publishUntilRefused = async (): Promise<number> => {
      for (let tries = 0; tries < 100; tries += 1) {
        const status = await publish();
        if (status !== 303) return status;
        kept += 1;
      }
      return 303;
    };
    expect(await publishUntilRefused()).toBe(503);
    expect(await publishUntilRefused()).toBe(503);
    await expectReads(tutor, list, kept);
    expect((await fetch(`${academy.url}/healthz`)).status).toBe(200);
    expect(saidBy(academy)[0]).toMatch(/\(53100: .*No space left on device\)/);

    rmSync(filler);
    expect(await publish()).toBe(303);
    await expectReads(tutor, list, kept + 1);
    await academy.stopDatabase();
    await academy.startDatabase();
    await expectReads(tutor, list, kept + 1);
  });

  test("without space for the write-ahead log stops PostgreSQL, which restarts once there is space", async () => {
    const { tutor, list, publish } = await makeWriter(academy);
    expect(await publish()).toBe(303);
    fill();
    const writeLog = async () => {
      for (;;) {
        await academy.pool.query("select pg_logical_emit_message(false, '', repeat('x', 1000000))");
      }
    };
    await expect(writeLog()).rejects.toThrow(/No space left|terminat|EPIPE|ECONNRESET/);
    const hasEnded = () => academy.lines.some((line) => line.includes("No space left on device"));
    await expect.poll(hasEnded, { timeout: 60_000 }).toBe(true);
    expect(await publish()).toBe(503);
    rmSync(filler);
    await vi.waitFor(async () => expect(await publish()).toBe(303), { timeout: 60_000 });
    await expectReads(tutor, list, 2);
  });
});
