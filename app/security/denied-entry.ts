import type { Actor } from "#data/sessions.ts";

/** The error of a signed-in person at another role's dashboard, with what the page's header shows. */
export interface DeniedEntry {
  code: "not-a-tutor";
  /** The path of their own dashboard. */
  home: string;
  /** Whether they have a timetable and a calendar. */
  hasLessons: boolean;
}

/** The error for somebody who is not a tutor. */
export function notATutor(actor: Actor, home: string): DeniedEntry {
  return { code: "not-a-tutor", home, hasLessons: actor.student !== null };
}

/** Whether the data of an error response is that of a denied entry. */
export function isDeniedEntry(data: unknown): data is DeniedEntry {
  return typeof data === "object" && data !== null && "code" in data && "home" in data;
}
