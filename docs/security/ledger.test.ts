import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import levels from "./asvs-5.0-levels.json" with { type: "json" };

const root = `${import.meta.dirname}/../..`;
const ledger = await readFile(`${import.meta.dirname}/asvs-5.0.md`, "utf8");

/** Each requirement's level, by its number: the file has one digit for each, section by section. */
const requirements = Object.entries(levels).flatMap(([section, digits]) =>
  Array.from(digits, (level, index) => ({ id: `${section}.${index + 1}`, level })),
);

const lines = ledger.split("\n").filter((line) => line.startsWith("| "));
const cells = lines.map((line) => line.slice(2, -2).split(" | "));

/** The ledger's row for each requirement. */
const rows = cells
  .filter(([id = ""]) => /^\d+\.\d+\.\d+$/.test(id))
  .map(([id = "", level = "", summary = "", proof = ""]) => ({ id, level, summary, proof }));

/** The tests and documents that prove them, by short name. */
const proofs = cells
  .filter(([, file = ""]) => /^`[\w./-]+\.(ts|md)`$/.test(file))
  .map(([key = "", file = "", title = ""]) => ({ key, file: file.slice(1, -1), title }));

const absenceTests = "docs/security/not-applicable.test.ts";
const isAbsent = (proof: string) => /^not applicable: .{3,}/.test(proof);

const open = rows.filter(({ proof }) => proof.startsWith("open: "));
const absent = rows.filter(({ proof }) => isAbsent(proof));

function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, key = ""]) => key);
}

/** The titles of a test file's tests and groups. */
function titlesOf(source: string): string[] {
  const pattern = /(?:\b(?:test|describe)\(|\)\()\s*(["`])((?:\\.|(?!\1).)+)\1/g;
  return [...source.matchAll(pattern)].map(([, , title = ""]) => title);
}

test("the standard has 345 requirements, of which 70 and 183 are of levels 1 and 2", () => {
  const countLevel = (wanted: string) =>
    requirements.filter(({ level }) => level === wanted).length;
  expect([requirements.length, countLevel("1"), countLevel("2")]).toEqual([345, 70, 183]);
});

test("each requirement of levels 1 and 2 has one row, and each row a requirement", () => {
  const wanted = requirements.filter(({ level }) => level !== "3").map(({ id }) => id);
  const ids = rows.map(({ id }) => id);
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids).toEqual([...new Set(ids)]);
  const levelOf = new Map(requirements.map(({ id, level }) => [id, level]));
  expect(rows.filter(({ id, level }) => levelOf.get(id) !== level)).toEqual([]);
});

test("each row has a proof, or the reason why it is not applicable or open", () => {
  const known = new Set(proofs.map(({ key }) => key));
  const isProved = (proof: string) =>
    /^(`[a-z-]+` ?)+$/.test(proof) && quoted(proof).every((key) => known.has(key));
  const isOpen = (proof: string) => /^open: .{3,}/.test(proof);
  const without = rows.filter(
    ({ proof, summary }) => !summary || !(isProved(proof) || isOpen(proof) || isAbsent(proof)),
  );
  expect(without).toEqual([]);
});

test("each requirement that is not applicable names a test that fails once it is", () => {
  const checks = new Map(proofs.map(({ key, file }) => [key, file]));
  const unchecked = absent.filter(({ proof }) => {
    const names = quoted(/(?: `[a-z-]+`)+$/.exec(proof)?.[0] ?? "");
    return names.length === 0 || names.some((name) => checks.get(name) !== absenceTests);
  });
  expect(unchecked).toEqual([]);
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

test("the ledger says how many requirements are open, not applicable and proved", () => {
  const counts =
    /^(\d+) are open, (\d+) are not applicable, (\d+) are proved\./m.exec(ledger) ?? [];
  const proved = rows.length - open.length - absent.length;
  expect(counts.slice(1).map(Number)).toEqual([open.length, absent.length, proved]);
});

test("the ledger says how many requirements of level 3 there are, and how many we claim", () => {
  const [, all, claimed] =
    /^Of level 3 there are (\d+), of which (\d+) are claimed/m.exec(ledger) ?? [];
  expect([Number(all), Number(claimed)]).toEqual([
    requirements.filter(({ level }) => level === "3").length,
    rows.filter(({ level }) => level === "3").length,
  ]);
  expect([...open, ...absent].filter(({ level }) => level === "3")).toEqual([]);
});
