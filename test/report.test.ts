import { join } from "node:path";
import { expect, test } from "vitest";
import { nothing, readPlaywrightReport, readVitestReport, settle } from "#test/report.ts";

const inRed = (text: string) => `\u001B[31m${text}\u001B[39m`;

test("Vitest's failed tests are told with their file, their titles and what they said", () => {
  const report = {
    numPassedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: join(process.cwd(), "app/a.test.ts"),
        status: "failed",
        message: "",
        assertionResults: [
          { ancestorTitles: ["a"], title: "b", status: "passed", failureMessages: [] },
          {
            ancestorTitles: ["a"],
            title: "c",
            status: "failed",
            failureMessages: [
              `${inRed("expected 1 to be 2")}\n    at app/a.test.ts:1:1\n    at node_modules/x.js:1`,
            ],
          },
        ],
      },
      {
        name: join(process.cwd(), "app/b.test.ts"),
        status: "failed",
        message: "Cannot find module",
        assertionResults: [],
      },
    ],
  };
  expect(readVitestReport(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 2,
    skipped: 2,
    failures: [
      "app/a.test.ts > a > c\n  expected 1 to be 2\n      at app/a.test.ts:1:1",
      "app/b.test.ts\n  Cannot find module",
    ],
    flaky: [],
    failedFiles: ["app/a.test.ts", "app/b.test.ts"].map((file) => join(process.cwd(), file)),
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

test("what passed when it was tried again has passed, and is told of", () => {
  const first = { ...nothing, passed: 8, failed: 2, skipped: 1, failures: ["a", "b"] };
  const again = { ...nothing, passed: 5, failed: 1, failures: ["b"] };
  expect(settle(first, again)).toEqual({
    passed: 9,
    failed: 1,
    skipped: 1,
    failures: ["b"],
    flaky: ["a", "b"],
  });
});
