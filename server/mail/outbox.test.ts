import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import { makeStudent, makeTutor } from "#test/support/people.ts";
import { createFolderTransport, createOutboxSweep } from "./outbox.ts";
import type { Letter } from "./transport.ts";
import { day } from "#domain/shared/durations.ts";

const academy = { origin: "" } as TestAcademy;
let database: TestDatabase;
let folder = "";
let sweep: (now: Date) => Promise<void>;

beforeAll(async () => {
  database = await createDatabase("template");
  Object.assign(academy, database);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "viluva-outbox-"));
  sweep = createOutboxSweep(database.database, folder);
});
afterAll(() => database.drop());

/** Writes a letter. @returns its file's name */
async function write(letter: Partial<Letter>): Promise<string> {
  const mailId = crypto.randomUUID();
  await createFolderTransport(folder, database.database).send({
    mailId,
    accountId: null,
    from: "a@academy.example",
    to: "b@test.example",
    subject: "About a class",
    text: "Hello.",
    html: "<p>Hello.</p>",
    stopUrl: null,
    ...letter,
  });
  return `${mailId}.eml`;
}

const erase = (id: string) => database.pool.query("delete from accounts where id = $1", [id]);
const days = (count: number) => new Date(Date.now() + count * day);

test("letters to and about somebody who is erased are deleted, and no others", async () => {
  const child = await makeStudent(academy);
  const other = await makeStudent(academy);
  const tutor = await makeTutor(academy);
  await database.pool.query(
    `insert into guardians (student_id, name, relation, email, phone_number)
     values ($1, 'Padmavathi Devi', 'mother', 'padma@test.example', '+91 98480 12345')`,
    [child.id],
  );
  await database.pool.query("update students set name = 'Lakshmi  Prasanna' where id = $1", [
    child.id,
  ]);
  const about = [
    await write({ accountId: child.id }),
    await write({ to: child.email.toUpperCase() }),
    await write({ accountId: tutor.id, text: "A new student:\nLakshmi Prasanna, class 10" }),
    await write({ accountId: tutor.id, subject: "lakshmi prasanna asks for another time" }),
    await write({ accountId: tutor.id, text: "Call +91 98480 12345." }),
    await write({ accountId: tutor.id, text: `${other.name} and Padmavathi Devi's call` }),
    await write({ accountId: tutor.id, text: "రేపు:«Lakshmi Prasanna, క్లాస్ 10»" }),
  ];
  // A name is a word of its own.
  const ram = await makeStudent(academy);
  await database.pool.query("update students set name = 'Ram' where id = $1", [ram.id]);
  const others = [
    await write({ accountId: tutor.id, text: "The program of this week" }),
    await write({ accountId: tutor.id, text: `A new student: ${other.name}` }),
    await write({ to: "somebody@test.example" }),
  ];
  await sweep(new Date());
  expect(new Set(await readdir(folder))).toEqual(new Set([...about, ...others]));
  await erase(child.id);
  await erase(ram.id);
  await sweep(new Date());
  expect(new Set(await readdir(folder))).toEqual(new Set(others));
});

test("letters stay while a deletion can be undone", async () => {
  const [child, deleter] = [await makeStudent(academy), await makeTutor(academy)];
  const letter = await write({ accountId: child.id });
  await database.pool.query(
    "insert into undo_snapshots values ($1, $2, 'student', '[]', now() + interval '20 seconds')",
    [child.id, deleter.id],
  );
  await erase(child.id);
  await sweep(new Date());
  expect(await readdir(folder)).toEqual([letter]);
  await database.pool.query("delete from undo_snapshots");
  await sweep(new Date());
  expect(await readdir(folder)).toEqual([]);
});

test("letters of another instance and of an earlier start are deleted too", async () => {
  const child = await makeStudent(academy);
  await write({ accountId: child.id });
  await erase(child.id);
  const another = createOutboxSweep(database.database, folder);
  await Promise.all([sweep(new Date()), another(new Date())]);
  expect(await readdir(folder)).toEqual([]);
});

test("letters are deleted after 30 days, whole or not", async () => {
  const old = await write({});
  const cutOff = `${crypto.randomUUID()}.eml.part`;
  await writeFile(join(folder, cutOff), "From:");
  await sweep(days(29));
  expect(new Set(await readdir(folder))).toEqual(new Set([old, cutOff]));
  await sweep(days(31));
  expect(await readdir(folder)).toEqual([]);
});

test("no other file is touched", async () => {
  const id = crypto.randomUUID();
  const names = [
    `${id}.txt`,
    `${id}.eml.bak`,
    "notes.eml",
    `x${id}.eml`,
    `${id.toUpperCase()}.eml`,
  ];
  for (const name of names) await writeFile(join(folder, name), "X-People: x\r\n\r\n");
  const target = join(folder, "kept.txt");
  await writeFile(target, "kept");
  await symlink(target, join(folder, `${crypto.randomUUID()}.eml`));
  await mkdir(join(folder, `${id}.eml`));
  const before = await readdir(folder);
  const past = days(-100);
  for (const name of names) await utimes(join(folder, name), past, past);
  await sweep(days(400));
  expect(await readdir(folder)).toEqual(before);
});

test("a folder that is not there is no error", async () => {
  await rm(folder, { recursive: true });
  await sweep(new Date());
});
