import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sealingKey } from "#test/support/drill.ts";
import { headerLine, tableEnd, tableStart } from "./format.ts";
import { openBackupFile } from "./read-file.ts";
import { writeBackupFile } from "./write-file.ts";

let folder = "";
let file = "";
const quiet = () => {};
const key = sealingKey;
const { signal } = new AbortController();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "viluva-backup-"));
  file = join(folder, "one.backup");
});
afterEach(() => rm(folder, { recursive: true }));

/** Rows of text by table; a row is one line. */
type Content = string[][];

function makeText(content: Content): string {
  const tables = content.map((rows, at) => ({
    name: `table ${at}`,
    columns: ["id", 'a "name"'],
    rows: rows.length,
  }));
  const header = headerLine({ takenAt: "now", migrations: ["001-first"], tables, sequences: [] });
  const bodies = tables.map(
    (table, at) =>
      `${tableStart(table)}\n${content[at]?.map((row) => `${row}\n`).join("")}${tableEnd}\n`,
  );
  return header + bodies.join("");
}

/** In pieces of any size, as a stream gives them: letters and lines are cut anywhere. */
async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function write(content: Content, pieces = 1_000, force = true): Promise<number> {
  return writeBackupFile(file, inPieces(makeText(content), pieces), { key, force, signal });
}

async function read(): Promise<Content> {
  const backup = await openBackupFile(file, sealingKey, quiet);
  const content: Content = [];
  try {
    for await (const { rows } of backup.tables()) {
      const text = Buffer.concat(await Array.fromAsync(rows)).toString();
      content.push(text.split("\n").slice(0, -1));
    }
  } finally {
    await backup.close();
  }
  return content;
}

// COPY writes an end of line within a value as a backslash and an n, so a row has none.
const row = fc.string({ unit: "binary" }).map((text) => text.replaceAll("\n", "\\n"));
const rows = fc.array(fc.oneof(row, fc.constant(""), fc.constant(tableEnd)));
const content = fc.array(rows, { maxLength: 5 });

describe("a backup's file", () => {
  test("returns every row of every table, for chunks of any size", async () => {
    await fc.assert(
      fc.asyncProperty(content, fc.integer({ min: 1, max: 100 }), async (content, pieces) => {
        const bytes = await write(content, pieces);
        expect((await stat(file)).size).toBe(bytes);
        expect(await read()).toEqual(content);
      }),
      { numRuns: 50 },
    );
  });

  test("returns rows larger than any buffer", async () => {
    const large = ["x".repeat(1_000_000), ...Array.from({ length: 50_000 }, (_, at) => `${at}\t`)];
    await write([large, [], ["last"]], 30_000);
    expect(await read()).toEqual([large, [], ["last"]]);
  });

  test("skips rows that are not read", async () => {
    await write([["a", "b"], [], ["c"]]);
    const backup = await openBackupFile(file, sealingKey, quiet);
    const tables = await Array.fromAsync(backup.tables(), ({ table }) => table.name);
    expect(tables).toEqual(["table 0", "table 1", "table 2"]);
    await backup.close();
  });

  test("is a gzip file that only its owner can read", async () => {
    await write([["a", "b"]]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { stdout, stderr, status } = spawnSync("gzip", ["-dc", file], { encoding: "utf8" });
    expect({ stdout, stderr, status }).toEqual({
      stdout: makeText([["a", "b"]]),
      stderr: "",
      status: 0,
    });
  });
});

describe("refused with one line that names the file", () => {
  const damaged =
    /^\S+one\.backup (is not a whole backup|was sealed with another key): [^\n]+ Nothing was changed\.$/;

  async function isRefused(bytes: Buffer): Promise<void> {
    await writeFile(file, bytes);
    await expect(openBackupFile(file, sealingKey, quiet)).rejects.toThrow(damaged);
  }

  test("a changed bit anywhere", async () => {
    await write([["a", "b"], ["c"]]);
    const whole = await readFile(file);
    for (let at = 0; at < whole.length; at += 1) {
      const changed = Buffer.from(whole);
      changed[at] = (whole[at] ?? 0) ^ (1 << (at % 8));
      await isRefused(changed);
    }
  });

  test("a file cut anywhere, or with more at its end", async () => {
    await write([["a", "b"], ["c"]]);
    const whole = await readFile(file);
    for (let size = 0; size < whole.length; size += 1) await isRefused(whole.subarray(0, size));
    await isRefused(Buffer.concat([whole, Buffer.from([0])]));
    await isRefused(Buffer.concat([whole, whole]));
  });

  test("another file", async () => {
    await isRefused(Buffer.from("PGDMP".repeat(1_000)));
  });

  test.each<[what: string, text: string, says: string]>([
    ["another text", "hello\n", "does not begin like a backup"],
    ["a later format", '-- viluva backup {"format":3,"product":"9.0.0"}\n', "by version 9.0.0"],
  ])("%s under a right seal", async (_, text, says) => {
    await writeBackupFile(file, inPieces(text, 10), { key, force: false, signal });
    await expect(openBackupFile(file, sealingKey, quiet)).rejects.toThrow(says);
  });

  test.each<[what: string, change: (text: string) => string, says: string]>([
    ["a row too few", (text) => text.replace("b\n", ""), "has something else"],
    ["a row too many", (text) => text.replace("b\n", "b\nb\n"), "has something else"],
    ["a table too few", (text) => text.slice(0, text.indexOf('COPY "table 1"')), "ends too early"],
    ["more than its header tells", (text) => `${text}more\n`, "continues after its end"],
  ])("%s under a right seal", async (_, change, says) => {
    const text = change(makeText([["a", "b"], ["c"]]));
    await writeBackupFile(file, inPieces(text, 10), { key, force: false, signal });
    await expect(read()).rejects.toThrow(says);
  });
});

describe("writing", () => {
  test("does not overwrite a file without --force", async () => {
    await writeFile(file, "mine");
    await expect(write([["a"]], 10, false)).rejects.toThrow("add --force");
    expect(await readFile(file, "utf8")).toBe("mine");
    await write([["a"]], 10, true);
    expect(await read()).toEqual([["a"]]);
    expect(await readdir(folder)).toEqual(["one.backup"]);
  });

  test("leaves no file when it fails or is interrupted, and an earlier one unchanged", async () => {
    await write([["old"]]);
    const controller = new AbortController();
    async function* broken() {
      yield "-- half";
      throw new Error("the rows ended");
    }
    async function* endless() {
      for (;;) {
        yield Buffer.alloc(100_000, "a row\n");
        if ((await stat(`${file}.partial`)).size > 100) controller.abort();
      }
    }
    const options = { key, force: true, signal: controller.signal };
    await expect(writeBackupFile(file, broken(), options)).rejects.toThrow("the rows ended");
    await expect(writeBackupFile(file, endless(), options)).rejects.toThrow("aborted");
    expect(await readdir(folder)).toEqual(["one.backup"]);
    expect(await read()).toEqual([["old"]]);
  });

  test("overwrites what a killed run left", async () => {
    await writeFile(`${file}.partial`, "half a backup");
    await write([["a"]]);
    expect(await readdir(folder)).toEqual(["one.backup"]);
    expect(await read()).toEqual([["a"]]);
  });

  test("of two at once to the same file, the first fails without harm", async () => {
    const started = Promise.withResolvers<void>();
    const finished = Promise.withResolvers<void>();
    async function* slow() {
      started.resolve();
      await finished.promise;
      yield makeText([["slow"]]);
    }
    const first = writeBackupFile(file, slow(), { key, force: true, signal });
    await started.promise;
    await write([["quick"]]);
    finished.resolve();
    await expect(first).rejects.toThrow(/Another backup|ENOENT/);
    expect(await read()).toEqual([["quick"]]);
    expect(await readdir(folder)).toEqual(["one.backup"]);
  });
});
