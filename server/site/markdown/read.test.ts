import { expect, test } from "vitest";
import { parseMarkdown } from "#content/site/markdown.ts";
import { countPieces } from "#content/site/markdown-blocks.ts";
import { isDeep, runs } from "#test/support/depth.ts";
import { mostPieces } from "./limits.ts";
import { readMarkdown } from "./read.ts";

// The longest text of a section.
const longest = 8_000;

const fill = (unit: string) => unit.repeat(longest / unit.length);

test("texts are read, whatever their number and their groups", async () => {
  const texts = ["*a*", "- b\n- c", "", "*a*", "[d](/faq)"];
  const read = await readMarkdown([texts, ["e"]]);
  for (const text of [...texts, "e"]) expect(read.get(text)).toEqual(parseMarkdown(text));
  expect(await readMarkdown([])).toEqual(new Map());
});

// The first takes minutes at this length, the second more stack than there is.
test("a text that takes too long or overflows costs only itself, and the process goes on", async () => {
  const slow = "*a_".repeat(16_000);
  const deep = "- ".repeat(3_990);
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 10);
  const read = await readMarkdown([["*a*", slow, deep, "*b*"]]);
  clearInterval(ticking);
  expect([...read.keys()].filter((text) => text !== deep)).toEqual(["*a*", "*b*"]);
  // A second has 100 of them; a thread of requests that waits has none.
  expect(turns).toBeGreaterThan(20);
});

test("what a page can't show is left out, beginning where the page is full", async () => {
  const most = "*a* ".repeat(500);
  const texts = Array.from({ length: 4 }, (_, index) => `${most}${index}`);
  const read = await readMarkdown([texts, ["*b*"]]);
  expect(countPieces(read.get(texts[0]!)!)).toBeGreaterThan(mostPieces / 4);
  expect([...read.keys()]).toEqual([texts[0], "*b*"]);
  expect(await readMarkdown([[fill("*a* ")]])).toEqual(new Map());
  const paragraphs = Array.from({ length: 2_667 }, (_, index) => String(index));
  expect((await readMarkdown([paragraphs])).size).toBe(mostPieces / 2);
});

const signs = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ \n\t1aఅ".split("");

test(
  "hostile texts of each sign and of pairs are answered while the process goes on",
  { timeout: 600_000 },
  async () => {
    const pairs = signs.flatMap((one) => signs.map((other) => one + other));
    const units = [...signs, ...pairs, "*a_", "**a", "[a](", "![", "- a\n", "1. ", "<a ", "\n\n- "];
    const chosen = units.filter((_, index) => index % runs({ usual: 40, deep: 1 }) === 0);
    let longestGap = 0;
    let last = performance.now();
    const ticking = setInterval(() => {
      longestGap = Math.max(longestGap, performance.now() - last);
      last = performance.now();
    }, 5);
    for (const unit of chosen) {
      const read = await readMarkdown([[fill(unit)]]);
      for (const blocks of read.values()) expect(countPieces(blocks)).toBeLessThan(mostPieces + 1);
    }
    clearInterval(ticking);
    // One of these texts alone takes seconds.
    if (isDeep()) expect(longestGap).toBeLessThan(1_000);
  },
);
