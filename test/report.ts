import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import type { JsonAssertionResult, JsonTestResult, JsonTestResults } from "vitest/node";

/** What a run of tests came to. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** A text for each test that failed: where it stands, and what it said. */
  failures: string[];
  /** The same for each that failed before it was tried once more. */
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

/** @returns the files in which something failed, of what Vitest's JSON reporter wrote */
export function failedFiles(text: string): string[] {
  const { testResults } = JSON.parse(text) as JsonTestResults;
  return testResults.filter(({ status }) => status === "failed").map(({ name }) => name);
}

/**
 * @param text what Vitest's JSON reporter wrote of files under the working directory
 * @param again the same of those that were tried once more; what they came to then counts
 */
export function readVitestReport(text: string, again: string | null): Outcome {
  const { testResults: first } = JSON.parse(text) as JsonTestResults;
  const second = again === null ? [] : (JSON.parse(again) as JsonTestResults).testResults;
  const isTriedAgain = (file: JsonTestResult) => second.some(({ name }) => name === file.name);
  const files = [...first.filter((file) => !isTriedAgain(file)), ...second];
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failures = files.flatMap(failuresOfAFile);
  const isRun = ({ status }: JsonAssertionResult) => status === "passed" || status === "failed";
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: failures.length,
    skipped: tests.filter((test) => !isRun(test)).length,
    failures,
    flaky: first.filter(isTriedAgain).flatMap(failuresOfAFile),
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
