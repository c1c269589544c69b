import type { LessonScope } from "#domain/timetable/series/series-change.ts";

/** The query of the address that moves lessons back from `was` to `to`, in milliseconds since 1970. */
export function moveBackQuery(move: { to: number; was: number; scope: LessonScope }): string {
  const { to, was, scope } = move;
  return String(new URLSearchParams({ to: String(to), was: String(was), scope }));
}
