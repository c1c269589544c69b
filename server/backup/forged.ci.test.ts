import { createHash, randomInt, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAdmin } from "#data/people/admins.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { runs } from "#test/support/depth.ts";
import { backUp, readRows, restore, sealingKey } from "#test/support/drill.ts";
import { backupKey } from "./key.ts";
import { openBackupFile } from "./read-file.ts";
import { verifyBackup } from "./verify.ts";

// A backup may lie where others can write: none that was changed is restored.

let academy: TestDatabase;
let folder = "";
let file = "";
let original: Buffer;
const quiet = () => {};

beforeAll(async () => {
  academy = await createDatabase("template");
  folder = await mkdtemp(join(tmpdir(), "viluva-forged-"));
  file = join(folder, "one.backup");
  await createAdmin(academy.database, "owner@test.example", "hash", "Owner");
  await backUp(academy.pool, file);
  original = await readFile(file);
});
afterAll(async () => {
  await academy.drop();
  await rm(folder, { recursive: true });
});

/** The text of a backup, as `zcat` prints it. */
const textOf = (bytes: Buffer) => gunzipSync(bytes).toString();

/** A backup with this text under a seal that anybody can compute: the old checksum. */
function withChecksum(text: string): Buffer {
  const body = gzipSync(text);
  const comment = `sha256 ${createHash("sha256").update(body).digest("hex")}\0`;
  const head = Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 255]);
  const end = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  return Buffer.concat([body, head, Buffer.from(comment, "latin1"), end]);
}

/** A backup with another text under the seal of the original. */
function withOldSeal(text: string): Buffer {
  const sealAt = original.lastIndexOf(Buffer.from([0x1f, 0x8b, 8, 0x10]));
  return Buffer.concat([gzipSync(text), original.subarray(sealAt)]);
}

function withAdmin(text: string): string {
  const id = randomUUID();
  const add = (table: string, row: string, into: string) =>
    into
      .replace(
        new RegExp(`("name":"${table}".*?"rows":)(\\d+)`),
        (_, head: string, rows: string) => `${head}${Number(rows) + 1}`,
      )
      .replace(new RegExp(`(COPY "${table}" .*\n)`), `$1${row}\n`);
  const account = `${id}\tthief@test.example\thash\t2026-01-01 00:00:00+00\t\\N`;
  return add("admins", `${id}\tThief\t2026-01-01 00:00:00+00`, add("accounts", account, text));
}

async function isRefused(bytes: Buffer): Promise<void> {
  await writeFile(file, bytes);
  await expect(restore(academy.pool, file, { replace: true })).rejects.toThrow(
    /Nothing was changed\.$/,
  );
  await expect(verifyBackup(file, sealingKey, quiet)).rejects.toThrow(/Nothing was changed\.$/);
}

describe("a changed backup is not restored", () => {
  test("with an admin added and the checksum computed again", async () => {
    const forged = withAdmin(textOf(original));
    expect(forged).toContain("thief@test.example");
    await isRefused(withChecksum(forged));
    await isRefused(withOldSeal(forged));
  });

  test("sealed with a key of somebody else", async () => {
    const thief = backupKey(Buffer.from("the key of somebody else, who may write files"));
    await writeFile(file, original);
    await expect(openBackupFile(file, thief, quiet)).rejects.toThrow("sealed with another key");
  });

  test("in any of a thousand ways", { timeout: 120_000 }, async () => {
    const before = await readRows(academy.pool);
    const text = textOf(original);
    const lines = text.split("\n");
    const somewhere = (length: number) => randomInt(length);
    const mutations: (() => Buffer)[] = [
      // One bit, a cut, bytes added, bytes swapped.
      () => {
        const bytes = Buffer.from(original);
        const at = somewhere(bytes.length);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << randomInt(8));
        return bytes;
      },
      () => original.subarray(0, somewhere(original.length)),
      () => {
        const at = somewhere(original.length);
        return Buffer.concat([
          original.subarray(0, at),
          Buffer.from([randomInt(256)]),
          original.subarray(at),
        ]);
      },
      () => Buffer.concat([original, original.subarray(somewhere(original.length))]),
      // A line left out, doubled or changed, under the old seal or with a checksum.
      () => withOldSeal(lines.toSpliced(somewhere(lines.length), 1).join("\n")),
      () => {
        const at = somewhere(lines.length);
        return withChecksum(lines.toSpliced(at, 0, lines[at] ?? "").join("\n"));
      },
      () => {
        const at = somewhere(text.length);
        return withOldSeal(`${text.slice(0, at)}x${text.slice(at)}`);
      },
      () => withChecksum(text.replace("owner@", `owner${randomInt(1e6)}@`)),
      () => withOldSeal(withAdmin(text)),
      // The same text compressed differently, without a seal or with the old one.
      () => gzipSync(text),
      () => withOldSeal(text),
    ];
    const count = runs({ usual: 55, deep: 1_000 });
    for (let at = 0; at < count; at += 1) {
      const bytes = mutations[at % mutations.length]?.() ?? Buffer.alloc(0);
      if (bytes.equals(original)) continue;
      await isRefused(bytes);
    }
    expect(await readRows(academy.pool)).toEqual(before);
  });

  test("while it is read", async () => {
    await writeFile(file, original);
    const backup = await openBackupFile(file, sealingKey, quiet);
    await writeFile(file, withOldSeal(textOf(original).replace("owner@", "thief@")));
    await expect(Array.fromAsync(backup.tables())).rejects.toThrow("Nothing was changed.");
    await backup.close();
  });
});

test("an unchanged backup is verified without a database", async () => {
  await writeFile(file, original);
  const { rows, header } = await verifyBackup(file, sealingKey, quiet);
  expect(rows).toBe(header.tables.reduce((sum, table) => sum + table.rows, 0));
});

describe("an admin whom the academy does not have", () => {
  test("is refused and named, unless the operator accepts them", async () => {
    await writeFile(file, original);
    const fresh = await createDatabase("template");
    const before = await readRows(fresh.pool);
    const restored = restore(fresh.pool, file, { acceptAdmins: false });
    await expect(restored).rejects.toThrow(
      /owner@test\.example: new admin with the role owner, .*\nAdd --accept-admins/,
    );
    expect(await readRows(fresh.pool)).toEqual(before);
    const summary = await restore(fresh.pool, file, { acceptAdmins: true });
    expect(summary.newAdmins).toEqual(["owner@test.example"]);
    await fresh.drop();
  });

  test("is nobody if the academy has all of them already", async () => {
    await writeFile(file, original);
    const summary = await restore(academy.pool, file, { replace: true, acceptAdmins: false });
    expect(summary.newAdmins).toEqual([]);
  });
});

test("entries of the live audit log win over those of a backup", async () => {
  const insert = `insert into audit_log (request_id, action, outcome) values (gen_random_uuid(), $1, 'done')`;
  await academy.pool.query(insert, ["sign-up"]);
  await academy.pool.query(insert, ["sign-out"]);
  const live = (await readRows(academy.pool))["audit_log"];
  const other = await createDatabase("template");
  for (const action of ["forged", "forged", "later"]) await other.pool.query(insert, [action]);
  await backUp(other.pool, file);
  await restore(academy.pool, file, { replace: true });
  const after = (await readRows(academy.pool))["audit_log"];
  expect(after).toHaveLength(3);
  expect(after?.slice(0, 2)).toEqual(live);
  await other.drop();
  const next = await academy.pool.query<{ id: string }>(`${insert} returning id`, ["sign-up"]);
  expect(next.rows[0]?.id).toBe("4");
});
