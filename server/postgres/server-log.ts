import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { hasCode } from "./error.ts";

export interface ServerLog {
  readonly path: string;
  /** The file descriptor for the child process; close it after the child was started. */
  readonly descriptor: number;
  close(): void;
  /** What this run has written. Read it only after the run, since it may be long. */
  text(): string;
}

const maximumBytes = 1024 * 1024;

/** Opens PostgreSQL's log. A log larger than 1 MB is renamed and replaces the previous old one. */
export function openServerLog(home: string): ServerLog {
  const path = join(home, "postgres.log");
  const earlier = statSync(path, { throwIfNoEntry: false });
  if (earlier && earlier.size > maximumBytes) renameSync(path, `${path}.1`);
  const descriptor = openSync(path, "a", 0o600);
  const begin = fstatSync(descriptor).size;
  return {
    path,
    descriptor,
    close: () => closeSync(descriptor),
    text: () => readFrom(path, begin),
  };
}

/** Returns "" if the file was deleted, so that a missing log does not hide the error to be reported. */
function readFrom(path: string, begin: number): string {
  try {
    return readFileSync(path).subarray(begin).toString("utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return "";
    throw error;
  }
}

/** The error in the log of a failed start: its last error line, or else its last line. */
export function startError(text: string): string {
  // Our own attempts to connect to a starting server leave lines too.
  const lines = text.split("\n").filter((line) => line && !line.includes("the database system is"));
  const fatal = lines.findLast((line) => /\b(FATAL|PANIC|ERROR):/.test(line));
  return (fatal ?? lines.at(-1) ?? "").replace(/^.*?\b(FATAL|PANIC|ERROR|LOG): +/, "");
}
