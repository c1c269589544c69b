import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readPicture } from "#data/backup/pictures.ts";
import { useAcademy } from "#test/support/academy.ts";
import { formBody } from "#test/support/browser.ts";
import { everyNth } from "#test/support/depth.ts";
import { settingsFor, startCommand, type Outcome } from "#test/support/command.ts";
import { readRows, readSchema, testKey } from "#test/support/drill.ts";
import { addPhoto, makeHomework } from "#test/support/homework.ts";
import {
  assign,
  makeCourse,
  makeStudent,
  makeTutor,
  password,
  publish,
} from "#test/support/people.ts";

// The commands as an operator runs them, beside an academy that serves people.

const academy = useAcademy();
let folder = "";
let file = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "viluva-commands-"));
  file = join(folder, "one.backup");
});
afterEach(async () => {
  await releaseTable();
  await rm(folder, { recursive: true });
});

async function start(command: "backup" | "restore", args: string[], env = {}) {
  const settings = { ...(await settingsFor(academy)), BACKUP_KEY: testKey, ...env };
  return startCommand(`server/commands/${command}.ts`, args, settings);
}

async function run(command: "backup" | "restore", args: string[], env = {}): Promise<Outcome> {
  return (await start(command, args, env)).outcome;
}

type End = "commit" | "rollback";
let releaseTable = async (_?: End) => {};

/** Locks a table, so that a command waits for it in the middle of its work. */
async function lockTable(table: string, mode: string, erased: string[] = []): Promise<void> {
  const client = await academy.pool.connect();
  releaseTable = async (end: End = "rollback") => {
    releaseTable = async () => {};
    await client.query(end);
    client.release();
  };
  await client.query("begin");
  await client.query(`lock table ${table} in ${mode} mode`);
  await client.query("delete from accounts where id = any($1::uuid[])", [erased]);
}

async function waitForLockQueue(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await academy.pool.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_locks
         where not granted and database = (select oid from pg_database where datname = current_database())`,
      );
      return rows[0]?.waiting;
    })
    .toBeGreaterThan(0);
}

/** All rows except those that change when mails are sent. */
async function readRowsWithoutMails(): Promise<Record<string, string[]>> {
  const { mails: _mails, mailed_links: _links, ...others } = await readRows(academy.pool);
  return others;
}

async function teach() {
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  const assignment = await assign(academy, student, tutor);
  await publish(academy, assignment, tutor, "recording", { title: "పైథాగరస్ \\N \t \\." });
  return { student, tutor };
}

describe("beside a running academy", () => {
  test("people who sign up during a restore are stored completely or not at all", async () => {
    await teach();
    await run("backup", [file]);
    let working = true;
    const answers: number[] = [];
    const signUp = async (name: string) => {
      for (let each = 0; working; each += 1) {
        const body = formBody({
          email: `${name}-${each}@test.example`,
          password,
          confirmPassword: password,
          name: "Sita",
          username: "sita",
          selectedClass: "class-9",
          selectedSubjects: "physics",
        });
        const headers = { origin: academy.origin };
        const init = { method: "POST", body, headers, redirect: "manual" } as const;
        answers.push((await fetch(`${academy.url}/signup`, init)).status);
      }
    };
    const writers = ["a", "b", "c"].map(signUp);
    await expect.poll(() => answers.length).toBeGreaterThan(3);
    const restored = await run("restore", [file, "--replace"]);
    working = false;
    await Promise.all(writers);
    expect(restored).toMatchObject({ code: 0 });
    expect(answers).toContain(303);
    const { rows } = await academy.pool.query(
      `select from accounts where id not in (select id from students union select id from tutors
         union select id from admins)`,
    );
    expect(rows).toEqual([]);
  });
});

test("a person erased during a restore stays erased", async () => {
  const student = await makeStudent(academy);
  await run("backup", [file]);
  // The erasure begins before the restore reaches the tables, and commits while it waits for them.
  await lockTable("accounts", "row exclusive", [student.id]);
  const { outcome } = await start("restore", [file, "--replace"]);
  await waitForLockQueue();
  await releaseTable("commit");
  expect((await outcome).out).toContain("deleted again: 1.");
  const rows = await readRows(academy.pool);
  expect(rows["accounts"]?.join()).not.toContain(student.id);
  expect(rows["erasures"]?.join()).toContain(student.id);
});

describe("interrupted, nothing is half-done", () => {
  const signals = [
    ["SIGINT", 1, "Interrupted; nothing was changed."],
    ["SIGTERM", 1, "Interrupted; nothing was changed."],
    ["SIGKILL", null, ""],
  ] as const;
  test.each(everyNth(3, signals))("a restore that gets %s", async (signal, code, says) => {
    await teach();
    await run("backup", [file]);
    await academy.pool.query("update students set name = name || '!'");
    const [before, schema] = [await readRowsWithoutMails(), await readSchema(academy.pool)];
    // It has loaded everything when it reaches the live tables.
    await lockTable("announcements", "row exclusive");
    const { child, outcome } = await start("restore", [file, "--replace"]);
    await waitForLockQueue();
    child.kill(signal);
    expect(await outcome).toEqual({ code, out: "", error: says });
    await releaseTable();
    expect(await readRowsWithoutMails()).toEqual(before);
    expect(await readSchema(academy.pool)).toEqual(schema);
    expect(await run("restore", [file, "--replace"])).toMatchObject({ code: 0 });
  });

  test("a backup", async () => {
    await lockTable("announcements", "access exclusive");
    const { child, outcome } = await start("backup", [file]);
    await waitForLockQueue();
    child.kill("SIGINT");
    expect((await outcome).error).toBe("Interrupted; nothing was changed.");
    await releaseTable();
    expect(await readdir(folder)).toEqual([]);
  });

  test("a second restore is refused while one runs", async () => {
    await run("backup", [file]);
    await lockTable("announcements", "row exclusive");
    const first = await start("restore", [file, "--replace"]);
    await waitForLockQueue();
    const second = await run("restore", [file, "--replace"]);
    expect(second).toEqual({ code: 1, out: "", error: "Another restore is running." });
    await releaseTable();
    expect(await first.outcome).toMatchObject({ code: 0 });
  });
});

describe("an operator's mistake is reported in one line and changes nothing", () => {
  async function isRefused(outcome: Promise<Outcome>, says: string): Promise<void> {
    const { code, out, error } = await outcome;
    expect({ code, out, error }).toMatchObject({ code: 1, out: "" });
    expect(error).toContain(says);
    expect(error.split("\n")).toHaveLength(1);
  }

  test.each(["backup", "restore"] as const)("%s without a file, or with two", async (command) => {
    await isRefused(run(command, []), `usage: npm run ${command} -- FILE`);
    await isRefused(run(command, ["a", "b"]), `usage: npm run ${command} -- FILE`);
    await isRefused(run(command, ["a", "--fast"]), "--fast");
  });

  test("an existing file", async () => {
    await writeFile(file, "mine");
    await isRefused(run("backup", [file]), "add --force");
    expect(await readFile(file, "utf8")).toBe("mine");
    expect(await run("backup", [file, "--force"])).toMatchObject({ code: 0 });
  });

  test("a missing folder", async () => {
    await isRefused(run("backup", [join(folder, "none", "one")]), "ENOENT");
  });

  test("a data folder without an academy, which is not made", async () => {
    const dataDir = join(folder, "none");
    const env = { DATA_DIR: dataDir, DATABASE_URL: "" };
    await isRefused(run("backup", [file], env), `There is no academy in ${dataDir}`);
    await expect(stat(dataDir)).rejects.toThrow("ENOENT");
  });

  test("an academy with people, without --replace", async () => {
    await makeStudent(academy);
    await run("backup", [file]);
    const before = await readRowsWithoutMails();
    await isRefused(run("restore", [file]), "--replace");
    expect(await readRowsWithoutMails()).toEqual(before);
  });

  test("a damaged backup, before a data folder is made for it", async () => {
    await run("backup", [file]);
    const bytes = await readFile(file);
    bytes[200] = (bytes[200] ?? 0) ^ 1;
    await writeFile(file, bytes);
    const dataDir = join(folder, "new");
    const env = { DATA_DIR: dataDir, DATABASE_URL: "" };
    await isRefused(run("restore", [file], env), "is not a whole backup");
    await expect(stat(dataDir)).rejects.toThrow("ENOENT");
  });

  test("a missing or invalid file of erasures", async () => {
    await run("backup", [file]);
    const erasures = join(folder, "erasures.log");
    const before = await readRowsWithoutMails();
    const args = [file, "--replace", "--erasures", erasures];
    await isRefused(run("restore", args), "ENOENT");
    await writeFile(erasures, "hello\n");
    await isRefused(run("restore", args), "is not a file of erasures: line 1");
    expect(await readRowsWithoutMails()).toEqual(before);
  });
});

test("a new machine restores the academy, except the people in the copied file of erasures", async () => {
  const [{ student: kept, ...course }, { student: erased, ...other }] = [
    await makeCourse(academy),
    await makeCourse(academy),
  ];
  const photo = await addPhoto(academy, kept, await makeHomework(academy, course));
  const gone = await addPhoto(academy, erased, await makeHomework(academy, other));
  const picture = await readPicture(academy.pool, photo);
  await run("backup", [file]);
  const erasures = join(folder, "copied.log");
  await writeFile(erasures, `${erased.id} 2026-08-15T12:00:00.000Z\n`);
  const env = { DATA_DIR: join(folder, "new"), DATABASE_URL: "" };
  const restored = await run("restore", [file, "--erasures", erasures], env);
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.out).toContain("deleted again: 1.");
  // The new folder has its own file of erasures now.
  expect(await readFile(join(env.DATA_DIR, "erasures.log"), "utf8")).toContain(erased.id);

  const again = join(folder, "again.backup");
  expect(await run("backup", [again], env)).toMatchObject({ code: 0 });
  const result = await run("restore", [again, "--replace"]);
  expect(result).toMatchObject({ code: 0 });
  const accounts = (await readRows(academy.pool))["accounts"]?.join("\n");
  expect(accounts).toContain(kept.email);
  expect(accounts).not.toContain(erased.email);
  expect(await readPicture(academy.pool, photo)).toEqual(picture);
  expect(await readPicture(academy.pool, gone)).toBeNull();
  expect(await readdir(join(folder, "photos"))).not.toContain(`${gone}.webp`);

  // As after a restore that was interrupted once the rows were there.
  await academy.pool.query("delete from photo_images where photo_id = $1", [photo]);
  expect(await run("restore", ["photos", again])).toMatchObject({ code: 0 });
  expect(await readPicture(academy.pool, photo)).toEqual(picture);
});
