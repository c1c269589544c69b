import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { hasCode } from "./error.ts";

export interface ServerLog {
  readonly path: string;
  /** For the child process to write to; close it once the child has it. */
  readonly descriptor: number;
  close(): void;
  /** What this run has written so far; it can grow without bound, so read it at the end only. */
  text(): string;
}

const largest = 1024 * 1024;

/** Opens PostgreSQL's log. One that has grown past 1 MB becomes the only older one kept. */
export function openServerLog(home: string): ServerLog {
  const path = join(home, "postgres.log");
  const earlier = statSync(path, { throwIfNoEntry: false });
  if (earlier && earlier.size > largest) renameSync(path, `${path}.1`);
  const descriptor = openSync(path, "a", 0o600);
  const begin = fstatSync(descriptor).size;
  return {
    path,
    descriptor,
    close: () => closeSync(descriptor),
    text: () => readFrom(path, begin),
  };
}

/** Nothing where the file was deleted under us: a missing log must not hide what it was read for. */
function readFrom(path: string, begin: number): string {
  try {
    return readFileSync(path).subarray(begin).toString("utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return "";
    throw error;
  }
}

/** The most telling line of a failed start: the last fatal one, or else the last one. */
export function complaint(text: string): string {
  // Our own knocking at the door of a server that is still starting leaves lines too.
  const lines = text.split("\n").filter((line) => line && !line.includes("the database system is"));
  const fatal = lines.findLast((line) => /\b(FATAL|PANIC|ERROR):/.test(line));
  return (fatal ?? lines.at(-1) ?? "").replace(/^.*?\b(FATAL|PANIC|ERROR|LOG): +/, "");
}
