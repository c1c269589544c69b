import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

/** Where people's words are: each screen, mail, page and file. */
const folders = [
  "app/content",
  "app/mails",
  "app/parts",
  "app/routes",
  "app/shell",
  "words/te",
  "words/hi",
  "public",
];

const listFiles = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(tsx?|vtt|svg|txt|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

test("no word of the product has the sample academy's name, but its own facts", () => {
  const files = folders
    .flatMap(listFiles)
    .filter((file) => !file.endsWith("content/site/academy.ts"));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    // Cookies, and the ids of events that calendars know.
    const words = readFileSync(file, "utf8").replaceAll(/viluva_\w+=|\$\{id\}@viluva/g, "");
    // In Telugu texts, విలువ is the ordinary word for value.
    const name = file.includes("/words/te/") ? /viluva/i : /viluva|విలువ/i;
    return name.test(words) ? [file] : [];
  });
  expect(found).toEqual([]);
});
