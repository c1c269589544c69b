import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import type { JsonAssertionResult, JsonTestResult, JsonTestResults } from "vitest/node";

/** The result of one run of tests. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** One text for each failed test: its file, titles and message. */
  failures: string[];
  /** The same for each test that failed at first and passed when it was tried again. */
  retried: string[];
}

export const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [] };

const maximumMessageLines = 20;

function describeFailure(titles: string[], message: string): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/node_modules|<anonymous>/.test(line))
    .slice(0, maximumMessageLines);
  return [titles.join(" > "), ...lines.map((line) => `  ${line}`)].join("\n");
}

const fileOf = ({ name }: JsonTestResult) => relative(process.cwd(), name);

function describeTest(file: string, test: JsonAssertionResult): string {
  const { ancestorTitles, title, failureMessages } = test;
  return describeFailure([file, ...ancestorTitles, title], (failureMessages ?? []).join("\n"));
}

function failuresOfFile(result: JsonTestResult): string[] {
  const { message, status, assertionResults } = result;
  const file = fileOf(result);
  const failures = assertionResults
    .filter((test) => test.status === "failed")
    .map((test) => describeTest(file, test));
  // A file that could not be read, or whose hooks failed, has no failed test of its own.
  return status === "failed" && failures.length === 0
    ? [describeFailure([file], message || "before or after its tests")]
    : failures;
}

function retriedOfFile(result: JsonTestResult): string[] {
  return result.assertionResults
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages?.length)
    .map((test) => describeTest(fileOf(result), test));
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
    retried: files.flatMap(retriedOfFile),
  };
}

type Status = JSONReportTest["status"];

function testsOfSuite(suite: JSONReportSuite, wanted: Status, above: string[] = []): string[] {
  const titles = [...above, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) =>
        describeFailure(
          [...titles, spec.title],
          results.flatMap(({ errors }) => errors)[0]?.message ?? "",
        ),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOfSuite(inner, wanted, titles))];
}

/** @param text the output of Playwright's JSON reporter */
export function readPlaywrightReport(text: string): Outcome {
  const { suites, errors, stats } = JSON.parse(text) as JSONReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => testsOfSuite(suite, "unexpected")),
      ...errors.map(({ message }) => describeFailure(["outside any test"], message ?? "")),
    ],
    retried: suites.flatMap((suite) => testsOfSuite(suite, "flaky")),
  };
}
