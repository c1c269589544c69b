import type { NamedAcademy } from "#content/site/academy.ts";
import type { Actor } from "#data/account/sessions.ts";

/** The error of a signed-in person at a page of another role, with what the page's header shows. */
export interface DeniedEntry {
  code: "not-a-tutor" | "not-for-role";
  /** The path of their own dashboard. */
  home: string;
  /** Whether they have a timetable and a calendar. */
  hasLessons: boolean;
  /** The academy: guards answer before the root's loader. */
  academy: NamedAcademy;
}

/** The error for somebody who is not a tutor. */
export function notATutor(actor: Actor, home: string, academy: NamedAcademy): DeniedEntry {
  return { code: "not-a-tutor", home, hasLessons: actor.student !== null, academy };
}

/** The error for an admin whose role may not enter a part of the dashboard. */
export function notForRole(home: string, academy: NamedAcademy): DeniedEntry {
  return { code: "not-for-role", home, hasLessons: false, academy };
}

/** Whether the data of an error response is that of a denied entry. */
export function isDeniedEntry(data: unknown): data is DeniedEntry {
  return typeof data === "object" && data !== null && "code" in data && "home" in data;
}
