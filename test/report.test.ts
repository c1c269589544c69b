import { join } from "node:path";
import { expect, test } from "vitest";
import { readPlaywrightReport, readVitestReport } from "#test/report.ts";

const inRed = (text: string) => `\u001B[31m${text}\u001B[39m`;

const result = (title: string, status: string, message = "") => ({
  ancestorTitles: ["a"],
  title,
  status,
  failureMessages: message === "" ? [] : [message],
});
const file = (name: string, assertionResults: ReturnType<typeof result>[], message = "") => ({
  name: join(process.cwd(), name),
  status:
    assertionResults.every(({ status }) => status === "passed") && !message ? "passed" : "failed",
  message,
  assertionResults,
});
const wrong = `${inRed("expected 1 to be 2")}\n    at app/a.test.ts:1:1\n    at node_modules/x.js:1`;

test("Vitest's failed tests are listed with their file, titles and message", () => {
  const report = {
    testResults: [
      file("app/a.test.ts", [result("b", "passed"), result("c", "failed", wrong)]),
      file("app/b.test.ts", [], "Cannot find module"),
      file("app/c.test.ts", [result("d", "skipped")]),
      file("app/d.test.ts", [result("e", "passed"), result("f", "passed", wrong)]),
    ],
  };
  expect(readVitestReport(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: 3,
    skipped: 1,
    failures: [
      "app/a.test.ts > a > c\n  expected 1 to be 2\n      at app/a.test.ts:1:1",
      "app/b.test.ts\n  Cannot find module",
      "app/c.test.ts\n  before or after its tests",
    ],
    retried: ["app/d.test.ts > a > f\n  expected 1 to be 2\n      at app/a.test.ts:1:1"],
  });
});

test("Playwright's failed tests are listed the same way", () => {
  const spec = (title: string, status: string, messages: string[]) => ({
    title,
    tests: [
      {
        status,
        results: messages.map((message) => ({ errors: message === "" ? [] : [{ message }] })),
      },
    ],
  });
  const report = {
    stats: { expected: 5, flaky: 1, unexpected: 1, skipped: 2 },
    errors: [{ message: "no browser" }],
    suites: [
      {
        title: "live.spec.ts",
        specs: [spec("passes", "expected", [""]), spec("passes later", "flaky", ["late", ""])],
        suites: [{ title: "a list", specs: [spec("fails", "unexpected", [inRed("no row")])] }],
      },
    ],
  };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 6,
    failed: 2,
    skipped: 2,
    failures: ["live.spec.ts > a list > fails\n  no row", "outside any test\n  no browser"],
    retried: ["live.spec.ts > passes later\n  late"],
  });
});
