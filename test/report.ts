import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import type { JsonTestResult, JsonTestResults } from "vitest/node";

/** What a run of tests came to. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** A text for each test that failed: where it stands, and what it said. */
  failures: string[];
  /** The same for each that failed, and passed when it was tried again. */
  flaky: string[];
}

export const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

const linesOfAMessage = 20;

function tell(titles: string[], message: string): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/node_modules|<anonymous>/.test(line))
    .slice(0, linesOfAMessage);
  return [titles.join(" > "), ...lines.map((line) => `  ${line}`)].join("\n");
}

function failuresOfAFile({ name, message, status, assertionResults }: JsonTestResult): string[] {
  const file = relative(process.cwd(), name);
  const failures = assertionResults
    .filter((test) => test.status === "failed")
    .map(({ ancestorTitles, title, failureMessages }) =>
      tell([file, ...ancestorTitles, title], (failureMessages ?? []).join("\n")),
    );
  // A file that could not be read, or whose hooks failed, has no failed test of its own.
  return status === "failed" && failures.length === 0
    ? [tell([file], message || "before or after its tests")]
    : failures;
}

/**
 * @param text what Vitest's JSON reporter wrote of files under the working directory
 * @returns what it came to, and the files of the tests that failed
 */
export function readVitestReport(text: string): Outcome & { failedFiles: string[] } {
  const report = JSON.parse(text) as JsonTestResults;
  const failures = report.testResults.flatMap(failuresOfAFile);
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests,
    failures,
    flaky: [],
    failedFiles: report.testResults
      .filter(({ status }) => status === "failed")
      .map(({ name }) => name),
  };
}

/** @param again what came of the files in which tests failed when they were all tried once more */
export function settle(first: Outcome, again: Outcome): Outcome {
  return {
    passed: first.passed + first.failed - again.failed,
    failed: again.failed,
    skipped: first.skipped,
    failures: again.failures,
    flaky: first.failures,
  };
}

function toldOfASuite(
  suite: JSONReportSuite,
  wanted: JSONReportTest["status"],
  above: string[] = [],
): string[] {
  const titles = [...above, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) =>
        tell([...titles, spec.title], results.flatMap(({ errors }) => errors)[0]?.message ?? ""),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => toldOfASuite(inner, wanted, titles))];
}

/** @param text what Playwright's JSON reporter wrote */
export function readPlaywrightReport(text: string): Outcome {
  const { suites, errors, stats } = JSON.parse(text) as JSONReport;
  const { expected, flaky, unexpected, skipped } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    skipped,
    failures: [
      ...suites.flatMap((suite) => toldOfASuite(suite, "unexpected")),
      ...errors.map(({ message }) => tell(["outside any test"], message ?? "")),
    ],
    flaky: suites.flatMap((suite) => toldOfASuite(suite, "flaky")),
  };
}
