import { parseRestoreNote } from "#use-cases/site/versions.ts";
import { versionMessages as words } from "./messages.ts";

/** What somebody noted at a version, or that it is an earlier one again. */
export function describeNote(note: string): string {
  const version = parseRestoreNote(note);
  return version === null ? note : words.restoreNote(version);
}
