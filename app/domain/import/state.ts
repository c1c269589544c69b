import { hour } from "#domain/shared/durations.ts";

/** Where an import stands. */
export const importStates = [
  "checked",
  "waiting",
  "running",
  "done",
  "undo-waiting",
  "undoing",
  "undone",
] as const;

export type ImportState = (typeof importStates)[number];

/** A run that has said nothing for so long has died with its process; it left nothing behind. */
export const silentSeconds = 30;

/** For how long a sheet is kept, and an import can be undone. */
export const keptHours = 24;

/** How many invitations of an import are mailed in a second, so that other mails don't wait. */
export const invitationsPerSecond = 5;

/** Whether an import may be started: its dry run is done, and nothing has run yet. */
export function canStart(state: ImportState): boolean {
  return state === "checked";
}

/** Whether an import may be undone: it is done, and that was within a day. */
export function canUndo(state: ImportState, finishedAt: Date | null, now: Date): boolean {
  return (
    state === "done" &&
    finishedAt !== null &&
    now.getTime() - finishedAt.getTime() < keptHours * hour
  );
}

/** Whether an instance works on an import, or is about to. */
export function isInProgress(state: ImportState): boolean {
  return ["waiting", "running", "undo-waiting", "undoing"].includes(state);
}
