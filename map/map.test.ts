import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listAgainstStream, listArrows, listMutualPairs } from "./describe.ts";
import { listFiles, readImports } from "./imports.ts";
import { floorsOfNouns, nouns, shared } from "./rooms.ts";

const app = join(import.meta.dirname, "../app");
const imports = readImports(listFiles());

const entriesOf = (folder: string) => readdirSync(join(app, folder), { withFileTypes: true });

test("every import goes down: no floor knows one above it", () => {
  expect(imports.length).toBeGreaterThan(4000);
  expect(listAgainstStream(imports)).toEqual([]);
  expect(listMutualPairs(listArrows(imports))).toEqual([]);
});

test("what a floor imports, and what imports it", () => {
  const some = [
    { from: "app/data/mail/mails.ts", to: "app/domain/mail/mail.ts" },
    { from: "app/domain/mail/mail.ts", to: "app/data/mail/mails.ts" },
    { from: "server/app.ts", to: "app/data/mail/mails.ts" },
    { from: "app/data/mail/mails.ts", to: "app/data/shared/page.ts" },
  ];
  const arrows = listArrows(some);
  expect(arrows).toEqual([
    { from: "server", to: "data", imports: 1 },
    { from: "data", to: "domain", imports: 1 },
    { from: "domain", to: "data", imports: 1 },
  ]);
  expect(listMutualPairs(arrows)).toEqual([["data", "domain"]]);
  expect(listAgainstStream(some)).toEqual([some[1]]);
});

test.each(floorsOfNouns)("the folders of %s are nouns", (floor) => {
  const known: readonly string[] = [...nouns, shared, ...(also[floor] ?? [])];
  const unknown = entriesOf(floor).filter(
    (entry) => !entry.isDirectory() || !known.includes(entry.name),
  );
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

/** What only one floor has. */
const also: Readonly<Record<string, readonly string[]>> = { data: ["backup"] };

test("screens stand in folders, beside the tables of their addresses and the layouts", () => {
  const folders = ["", ...entriesOf("routes").map(({ name }) => name)];
  const loose = folders
    .map((folder) => ({ folder, entries: entriesOf(join("routes", folder)) }))
    .filter(({ entries }) => entries.some((entry) => entry.isDirectory()))
    .filter(({ entries }) => !entries.some(({ name }) => name === "page.tsx"))
    .flatMap(({ folder, entries }) =>
      entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name)),
    );
  expect(loose.filter((file) => !/\/(?:layout\.tsx|routes(?:\.test)?\.ts)$/.test(file))).toEqual(
    [],
  );
});

test("no folder has more than 40 entries", () => {
  const folders = readdirSync(app, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const long = folders.filter((folder) => readdirSync(folder).length > 40);
  expect(long).toEqual([]);
});
