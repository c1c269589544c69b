import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startError, openServerLog } from "./server-log.ts";

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "viluva-test-"));
});
afterEach(() => rmSync(home, { recursive: true }));

test("a run reads only its own lines, and a large log is replaced", () => {
  openServerLog(home).close();
  appendFileSync(join(home, "postgres.log"), "earlier\n");
  const second = openServerLog(home);
  second.close();
  appendFileSync(second.path, "now\n");
  expect(second.text()).toBe("now\n");
  appendFileSync(second.path, "x".repeat(2 * 1024 * 1024));
  openServerLog(home).close();
  expect(readFileSync(second.path, "utf8")).toBe("");
  expect(statSync(`${second.path}.1`).size).toBeGreaterThan(2_000_000);
});

test("the error is the last fatal line, without its timestamp", () => {
  const stamp = "2026-01-01 00:00:00.000 UTC [1]";
  expect(
    startError(
      `${stamp} LOG:  starting\n${stamp} FATAL:  no space left\n${stamp} FATAL:  the database system is starting up\n${stamp} LOG:  shut down\n`,
    ),
  ).toBe("no space left");
  expect(startError("sh: postgres: not found\n")).toBe("sh: postgres: not found");
  expect(startError("")).toBe("");
});
