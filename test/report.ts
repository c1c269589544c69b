import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResult, JsonTestResults } from "vitest/node";

/** What a run of tests came to. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** A text for each test that failed at least once: where it stands, and what it said. */
  failures: string[];
}

const linesOfAMessage = 20;

function tell(what: string, titles: string[], message: string): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.includes("node_modules"))
    .slice(0, linesOfAMessage);
  return [`${what} ${titles.join(" > ")}`, ...lines.map((line) => `  ${line}`)].join("\n");
}

function failuresOfAFile({ name, message, status, assertionResults }: JsonTestResult): string[] {
  const file = relative(process.cwd(), name);
  const failures = assertionResults
    .filter((test) => test.status === "failed")
    .map((test) =>
      tell(
        "Failed:",
        [file, ...test.ancestorTitles, test.title],
        (test.failureMessages ?? []).join("\n"),
      ),
    );
  // A file that could not be read, or whose hooks failed, has no failed test of its own.
  return status === "failed" && failures.length === 0
    ? [tell("Failed:", [file], message || "before or after its tests")]
    : failures;
}

/** @param text what Vitest's JSON reporter wrote of files under the working directory */
export function readVitestReport(text: string): Outcome {
  const report = JSON.parse(text) as JsonTestResults;
  const failures = report.testResults.flatMap(failuresOfAFile);
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests,
    failures,
  };
}

function failuresOfASuite(suite: JSONReportSuite, above: string[]): string[] {
  const titles = [...above, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, results }) =>
        tell(
          status === "flaky" ? "Failed at first:" : "Failed:",
          [...titles, spec.title],
          results.find(({ errors }) => errors.length > 0)?.errors[0]?.message ?? "",
        ),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOfASuite(inner, titles))];
}

/**
 * A test that passed when it was tried again has passed, and is told of for somebody to look at.
 *
 * @param text what Playwright's JSON reporter wrote
 */
export function readPlaywrightReport(text: string): Outcome {
  const { suites, errors, stats } = JSON.parse(text) as JSONReport;
  const { expected, flaky, unexpected, skipped } = stats;
  const failures = [
    ...suites.flatMap((suite) => failuresOfASuite(suite, [])),
    ...errors.map(({ message }) => tell("Failed:", ["outside any test"], message ?? "")),
  ];
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    skipped,
    failures,
  };
}
