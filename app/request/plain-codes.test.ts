import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, test } from "vitest";
import { plainCodes } from "./plain-codes.ts";

async function readAll(pattern: string): Promise<{ path: string; text: string }[]> {
  const paths = await Array.fromAsync(glob(pattern));
  return paths
    .filter((path) => !path.includes(".test."))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

test("a message names whom and what it is about, or its code needs no name", async () => {
  const files = await readAll("app/**/*.{ts,tsx}");
  // The compiler holds the one function to the codes of the list, and the other to a name; a third way is none.
  const ways = files.filter(({ text }) => text.includes("redirectWithSealed"));
  expect(ways.map(({ path }) => path).toSorted()).toEqual([
    "app/request/flash-message.ts",
    "app/security/notice-about.ts",
  ]);
  const withoutName = /redirectAbout\([^;]*?,\s*"[\w-]+",\s*null\b/;
  expect(files.filter(({ text }) => withoutName.test(text)).map(({ path }) => path)).toEqual([]);
});

test("the list names each code once, and none that no message has", async () => {
  expect(new Set(plainCodes).size).toBe(plainCodes.length);
  const words = await readAll("app/**/*messages.ts");
  const setHere = await readAll("app/**/*.{ts,tsx}");
  const unknown = plainCodes.filter(
    (code) =>
      !words.some(({ text }) => text.includes(`"${code}":`)) &&
      !setHere.some(
        ({ path, text }) => path !== "app/request/plain-codes.ts" && text.includes(`"${code}"`),
      ),
  );
  expect(unknown).toEqual([]);
});
