import { beforeAll, describe, expect, test } from "vitest";
import { everyNth, runs } from "#test/support/depth.ts";
import { isExcused, unusedExceptions } from "./exceptions.ts";
import { listPatterns, type PatternList } from "./list.ts";
import { findSlowness } from "./measure.ts";
import { written, type Pattern } from "./pattern.ts";
import { patternsOf } from "./read-file.ts";

const minutes = 60_000;

const isOurs = ({ files }: Pattern) => files.some((file) => /^(?:app|server)\//.test(file));

describe("the patterns of everything that runs", () => {
  let list: PatternList;
  beforeAll(async () => {
    list = await listPatterns();
  }, 2 * minutes);

  test("are listed", () => {
    const has = (file: RegExp) =>
      list.patterns.filter(({ files }) => files.some((one) => file.test(one))).length;
    const counts = {
      all: list.patterns.length,
      ours: has(/^(?:app|server)\//),
      ofLibraries: has(/^node_modules\//),
      inBrowsers: has(/^build\/client\//),
    };
    console.log("Patterns:", counts);
    expect(has(/^build\/server\/index\.js$/)).toBeGreaterThan(100);
    expect(counts.ofLibraries).toBeGreaterThan(100);
    expect(counts.inBrowsers).toBeGreaterThan(50);
    // One that is put together when its file is loaded, and one of a library.
    expect(has(/^app\/domain\/timetable\/meeting-link\.ts$/)).toBe(2);
    expect(has(/^node_modules\/nodemailer\//)).toBeGreaterThan(20);
  });

  test(
    "take a time in proportion to any text",
    () => {
      const measured = list.patterns.filter((pattern) => !isExcused(pattern));
      // Those of libraries change with their versions alone.
      const slow = [
        ...measured.filter(isOurs),
        ...everyNth(
          12,
          measured.filter((one) => !isOurs(one)),
        ),
      ].flatMap((pattern) => {
        const found = findSlowness(pattern);
        const { unit, end } = found?.attack ?? {};
        return found
          ? [
              `${written(pattern)} of ${pattern.files[0]}: ${JSON.stringify({ unit, end })}, ${found.cost} ms`,
            ]
          : [];
      });
      expect(slow).toEqual([]);
    },
    runs({ usual: 2 * minutes, deep: 60 * minutes }),
  );

  test("are made when a file is loaded, not when they are used, so that they are in the list", () => {
    expect(list.constructedLater).toEqual([]);
  });

  test("that may be slow are still there", () => {
    expect(unusedExceptions(list.patterns)).toEqual([]);
  });
});

describe("the measurement", () => {
  // Those that attackers used, and others of each kind.
  const slow = [
    /\s*;.*$/,
    / +$/gm,
    /\([^)]*\)/g,
    /(?<=\S)[\s-]+[a-h]$/i,
    /\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S+/giu,
    /(?:a+)+!/,
    /^(?:a|aa)+$/,
    /".*?" /,
  ];
  test.each(everyNth(4, slow))("finds %s", { timeout: 2 * minutes }, ({ source, flags }) => {
    expect(findSlowness({ source, flags, files: [] })).not.toBeNull();
  });

  test.each([/^\s*;/, /[\s-][a-h]$/i, /\([^)]*\)?/g, /[^\p{L}\p{N}]/gu, /\S+/g, /a.*b/y])(
    "finds nothing wrong with %s",
    ({ source, flags }) => {
      expect(findSlowness({ source, flags, files: [] })).toBeNull();
    },
  );
});

test("patterns are read from code, not from texts and comments", () => {
  const code = `
    import { glob } from "node:fs"; // /no/
    const text: string = "/no/" + \`\${/a\\/[/]/u.source} /no/\`;
    const ratio = 4 / 2 / 1;
    export const early = new RegExp("b");
    export class Late { read = () => RegExp("c").test(text); }
    const load = () => import("library");`;
  expect(patternsOf("code.ts", code)).toEqual({
    literals: [{ source: "a\\/[/]", flags: "u" }],
    constructed: [5],
    constructedLater: [6],
    imports: ["library", "node:fs"],
  });
});
