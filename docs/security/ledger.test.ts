import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import levels from "./asvs-5.0-levels.json" with { type: "json" };

const root = `${import.meta.dirname}/../..`;
const ledger = await readFile(`${import.meta.dirname}/asvs-5.0.md`, "utf8");

/** Each requirement's level, by its number: the file has one digit for each, section by section. */
const requirements = Object.entries(levels).flatMap(([section, digits]) =>
  Array.from(digits, (level, at) => ({ id: `${section}.${at + 1}`, level })),
);

const lines = ledger.split("\n").filter((line) => line.startsWith("| "));
const cells = lines.map((line) => line.slice(2, -2).split(" | "));

/** What the ledger says of each requirement. */
const rows = cells
  .filter(([id = ""]) => /^\d+\.\d+\.\d+$/.test(id))
  .map(([id = "", level = "", gist = "", proof = ""]) => ({ id, level, gist, proof }));

/** The tests and documents that it names, by their short names. */
const proofs = cells
  .filter(([, file = ""]) => /^`[\w./-]+\.(ts|md)`$/.test(file))
  .map(([key = "", file = "", title = ""]) => ({ key, file: file.slice(1, -1), title }));

const open = rows.filter(({ proof }) => proof.startsWith("open: "));

function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, key = ""]) => key);
}

/** The titles of a test file's tests and groups. */
function titlesOf(source: string): string[] {
  const pattern = /(?:\b(?:test|describe)\(|\)\()\s*(["`])((?:\\.|(?!\1).)+)\1/g;
  return [...source.matchAll(pattern)].map(([, , title = ""]) => title);
}

test("there are the 345 requirements of the standard, 70 and 183 of them of levels 1 and 2", () => {
  const ofLevel = (one: string) => requirements.filter(({ level }) => level === one).length;
  expect([requirements.length, ofLevel("1"), ofLevel("2")]).toEqual([345, 70, 183]);
});

test("each requirement of levels 1 and 2 has one line, and each line a requirement", () => {
  const wanted = requirements.filter(({ level }) => level !== "3").map(({ id }) => id);
  const ids = rows.map(({ id }) => id);
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids).toEqual([...new Set(ids)]);
  const levelOf = new Map(requirements.map(({ id, level }) => [id, level]));
  expect(rows.filter(({ id, level }) => levelOf.get(id) !== level)).toEqual([]);
});

test("each line says what proves it, why it isn't for us, or what it waits for", () => {
  const known = new Set(proofs.map(({ key }) => key));
  const isProved = (proof: string) =>
    /^(`[a-z-]+` ?)+$/.test(proof) && quoted(proof).every((key) => known.has(key));
  const hasReason = (proof: string) => /^(not here|open): .{3,}/.test(proof);
  const without = rows.filter(({ proof, gist }) => !gist || !(isProved(proof) || hasReason(proof)));
  expect(without).toEqual([]);
});

test("every proof is named once and used", () => {
  const keys = proofs.map(({ key }) => key);
  const used = new Set(rows.flatMap(({ proof }) => quoted(proof)));
  expect(keys).toEqual([...new Set(keys)]);
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

test.each(proofs)("$key: $file has $title", async ({ file, title }) => {
  const text = await readFile(`${root}/${file}`, "utf8");
  expect(/\.(test|spec)\.ts$/.test(file) ? titlesOf(text) : text.split("\n")).toContain(title);
});

test(`${open.length} of ${rows.length} requirements are open, as the ledger says`, () => {
  const [, told] = /^(\d+) are open/m.exec(ledger) ?? [];
  expect(Number(told)).toBe(open.length);
});
