import { randomUUID } from "node:crypto";
import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { erasuresFile, saveErasures, readErasuresFile, cancelErasure } from "./erasures-file.ts";

let folder = "";
let file = "";
let academy: TestDatabase;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "viluva-erasures-"));
  file = erasuresFile(join(folder, "data"));
  academy = await createDatabase("template");
});
afterEach(async () => {
  await academy.drop();
  await rm(folder, { recursive: true });
});

async function erase(): Promise<string> {
  const id = randomUUID();
  const insert = "insert into accounts (id, email, password_hash) values ($1, $2, '')";
  await academy.pool.query(insert, [id, `${id}@test.example`]);
  await academy.pool.query("delete from accounts where id = $1", [id]);
  return id;
}

async function keptIds(): Promise<string[]> {
  return (await readErasuresFile(file)).erasures.map(({ accountId }) => accountId);
}

test("writes each erasure once into a private file, and no file without erasures", async () => {
  await saveErasures(academy.database, file);
  await expect(stat(file)).rejects.toThrow("ENOENT");
  expect(await readErasuresFile(file)).toEqual({ erasures: [], withdrawals: [] });

  const first = await erase();
  await saveErasures(academy.database, file);
  const second = await erase();
  await saveErasures(academy.database, file);
  await saveErasures(academy.database, file);
  expect(await keptIds()).toEqual([first, second]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("removes an erasure that was undone, and no other", async () => {
  const [undone, other] = [await erase(), await erase()];
  await saveErasures(academy.database, file);
  await cancelErasure(file, undone);
  await cancelErasure(file, randomUUID());
  expect(await keptIds()).toEqual([other]);
  // If the undo failed, the database still has it.
  await saveErasures(academy.database, file);
  expect(await keptIds()).toEqual([other, undone]);
});

test("keeps the erasures of an earlier database", async () => {
  const before = `${randomUUID()} 2026-01-02T03:04:05.678Z\n`;
  await erase();
  await saveErasures(academy.database, file);
  await appendFile(file, before);
  const after = await erase();
  await saveErasures(academy.database, file);
  expect(await readFile(file, "utf8")).toContain(before);
  expect((await keptIds()).at(-1)).toBe(after);
});

test("a line cut off by a power failure is written again in full", async () => {
  const first = await erase();
  await saveErasures(academy.database, file);
  const second = await erase();
  await appendFile(file, second.slice(0, 20));
  expect(await keptIds()).toEqual([first]);
  await saveErasures(academy.database, file);
  expect(await keptIds()).toEqual([first, second]);
  expect((await readFile(file, "utf8")).split("\n")).toHaveLength(3);
});

test("an erasure that is rolled back is not written", async () => {
  const client = await academy.pool.connect();
  await client.query("insert into accounts (email, password_hash) values ('a@test.example', '')");
  await client.query("begin");
  await client.query("delete from accounts");
  await client.query("rollback");
  client.release();
  await saveErasures(academy.database, file);
  expect(await keptIds()).toEqual([]);
});

const someId = "0e984725-c51c-4bf4-9960-e1c80e27aba0";

test.each(["a name", "", someId, `${someId} yesterday`])(
  "a file with the line %j is refused and left unchanged",
  async (line) => {
    const text = `${randomUUID()} 2026-01-02T03:04:05.678Z\n${line}\n`;
    file = join(folder, "other");
    await writeFile(file, text);
    await erase();
    const refused = /^\S+ is not a file of erasures: line 2 /;
    await expect(readErasuresFile(file)).rejects.toThrow(refused);
    await expect(saveErasures(academy.database, file)).rejects.toThrow(refused);
    expect(await readFile(file, "utf8")).toBe(text);
  },
);
