import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keysOf } from "#domain/fees/bank/line.ts";
import { readStatements } from "#domain/fees/bank/statement.ts";
import { readFile as readSheets } from "#server/sheets/read-file.ts";

const fixture = (name: string) => readFile(join(import.meta.dirname, "statements", name));

/** The lines of a file in the layout of a bank. Nobody in them is real. */
async function read(name: string) {
  const found = await readSheets(await fixture(name));
  if ("problem" in found) return found.problem;
  return readStatements(found.sheets, "2026-05-01");
}

const hdfc = [
  {
    day: "2026-04-01",
    paise: 500_000,
    narration: "UPI-RAMESH KUMAR-RAMESH@OKBANK-EXAM0001234-610012345678-F1001",
    numbers: ["610012345678"],
    way: "upi",
  },
  { day: "2026-04-01", paise: 12_000_050, numbers: ["EXAMN52026040112345678"], way: "bank" },
  { day: "2026-04-03", paise: 200_000, narration: "CASH DEPOSIT BY SELF", numbers: [] },
  { day: "2026-04-03", paise: 200_000, narration: "CASH DEPOSIT BY SELF", numbers: [] },
  { day: "2026-04-30", paise: 31_200, numbers: [] },
];

test.each([
  ["hdfc.xlsx", 1, hdfc],
  ["hdfc.csv", 1, hdfc],
  [
    "icici.xlsx",
    1,
    [
      { day: "2026-04-05", paise: 600_000, numbers: ["610112345678", "S1000001"], way: "upi" },
      { day: "2026-04-06", paise: 360_050, numbers: ["610212345678", "S1000003"], way: "bank" },
    ],
  ],
  [
    "sbi.tsv",
    1,
    [
      { day: "2026-04-01", paise: 450_000, numbers: ["609112345678"], way: "upi" },
      { day: "2026-04-17", paise: 720_000, way: "bank" },
    ],
  ],
])("%s is read, with %i line of money that went out", async (name, debits, lines) => {
  const statement = await read(name);
  expect(statement).toMatchObject({ debits, lines });
  expect((statement as { lines: unknown[] }).lines).toHaveLength(lines.length);
});

test("the lines of a bank's two files are the same", async () => {
  const keys = async (name: string) => {
    const statement = await read(name);
    if (typeof statement === "string" || "is" in statement) throw new Error("no statement");
    return keysOf(statement.lines);
  };
  expect(await keys("hdfc.csv")).toEqual(await keys("hdfc.xlsx"));
});

test("an old Excel file is not read", async () => {
  expect(await read("old.xls")).toBe("old-excel");
});
