import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonAssertionResult, JsonTestResult, JsonTestResults } from "vitest/node";

/** The result of one run of tests. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** One text for each failed test: its file, titles and message. */
  failures: string[];
}

export const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] };

const maximumMessageLines = 20;

function describeFailure(titles: string[], message: string): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/node_modules|<anonymous>/.test(line))
    .slice(0, maximumMessageLines);
  return [titles.join(" > "), ...lines.map((line) => `  ${line}`)].join("\n");
}

function failuresOfFile({ name, message, status, assertionResults }: JsonTestResult): string[] {
  const file = relative(process.cwd(), name);
  const failures = assertionResults
    .filter((test) => test.status === "failed")
    .map(({ ancestorTitles, title, failureMessages }) =>
      describeFailure([file, ...ancestorTitles, title], (failureMessages ?? []).join("\n")),
    );
  // A file that could not be read, or whose hooks failed, has no failed test of its own.
  return status === "failed" && failures.length === 0
    ? [describeFailure([file], message || "before or after its tests")]
    : failures;
}

/** @param text the output of Vitest's JSON reporter, for files below the working directory */
export function readVitestReport(text: string): Outcome {
  const { testResults: files } = JSON.parse(text) as JsonTestResults;
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failures = files.flatMap(failuresOfFile);
  const hasRun = ({ status }: JsonAssertionResult) => status === "passed" || status === "failed";
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: failures.length,
    skipped: tests.filter((test) => !hasRun(test)).length,
    failures,
  };
}

function failuresOfSuite(suite: JSONReportSuite, above: string[] = []): string[] {
  const titles = [...above, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected")
      .map(({ results }) =>
        describeFailure(
          [...titles, spec.title],
          results.flatMap(({ errors }) => errors)[0]?.message ?? "",
        ),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOfSuite(inner, titles))];
}

/** @param text the output of Playwright's JSON reporter */
export function readPlaywrightReport(text: string): Outcome {
  const { suites, errors, stats } = JSON.parse(text) as JSONReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => failuresOfSuite(suite)),
      ...errors.map(({ message }) => describeFailure(["outside any test"], message ?? "")),
    ],
  };
}
