import { join } from "node:path";
import { expect, test } from "vitest";
import { failedFiles, readPlaywrightReport, readVitestReport } from "#test/report.ts";

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
const first = JSON.stringify({
  testResults: [
    file("app/a.test.ts", [result("b", "passed"), result("c", "failed", wrong)]),
    file("app/b.test.ts", [], "Cannot find module"),
    file("app/c.test.ts", [result("d", "skipped")]),
    file("app/d.test.ts", [result("e", "passed")]),
  ],
});
const told = [
  "app/a.test.ts > a > c\n  expected 1 to be 2\n      at app/a.test.ts:1:1",
  "app/b.test.ts\n  Cannot find module",
  "app/c.test.ts\n  before or after its tests",
];

test("Vitest's failed tests are told with their file, their titles and what they said", () => {
  expect(readVitestReport(first, null)).toEqual({
    passed: 2,
    failed: 3,
    skipped: 1,
    failures: told,
    flaky: [],
  });
});

test("what passed when it was tried again has passed, and is told of", () => {
  const names = ["app/a.test.ts", "app/b.test.ts", "app/c.test.ts"];
  expect(failedFiles(first)).toEqual(names.map((name) => join(process.cwd(), name)));
  const again = {
    testResults: [
      file("app/a.test.ts", [result("b", "passed"), result("c", "passed")]),
      file("app/b.test.ts", [], "Cannot find module"),
      file("app/c.test.ts", [result("d", "passed")]),
    ],
  };
  expect(readVitestReport(first, JSON.stringify(again))).toEqual({
    passed: 4,
    failed: 1,
    skipped: 0,
    failures: [told[1]],
    flaky: told,
  });
});

test("Playwright's are told too, those that passed when they were tried again among them", () => {
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
    stats: { expected: 5, flaky: 1, unexpected: 1, skipped: 0 },
    errors: [{ message: "no browser" }],
    suites: [
      {
        title: "live.spec.ts",
        specs: [spec("passes", "expected", [""]), spec("stalls", "flaky", ["too late", ""])],
        suites: [{ title: "a list", specs: [spec("fails", "unexpected", [inRed("no row")])] }],
      },
    ],
  };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 6,
    failed: 2,
    skipped: 0,
    failures: ["live.spec.ts > a list > fails\n  no row", "outside any test\n  no browser"],
    flaky: ["live.spec.ts > stalls\n  too late"],
  });
});
