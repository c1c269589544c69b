import { formatDateTime } from "#domain/shared/dates.ts";
import { formatLength } from "#content/timetable/lengths.ts";

/** A lesson in a page's list. */
export interface ListedLesson {
  id: string;
  title: string;
  /** Its start and its length, in the page's words. */
  when: string;
  isCancelled: boolean;
  /** The last part of the address of each dialog that changes it. */
  changes: string[];
}

/** The same words for an event. */
export function whenOf(start: Date, end: Date): string {
  const minutes = (end.getTime() - start.getTime()) / 60_000;
  return `${formatDateTime(start)} · ${formatLength(minutes)}`;
}

/** The lessons in the list of a tutor's or a student's page. */
export function readLessons(page: string): ListedLesson[] {
  const rows = page
    .replaceAll("<!-- -->", "")
    .split(/<li\b(?=[^>]*\bid="item-)/)
    .slice(1);
  return rows.flatMap((row): ListedLesson[] => {
    const id = /id="item-([\w-]{36})"/.exec(row)?.[1] ?? "";
    const title = /<h3[^>]*>([^<]*)</.exec(row)?.[1] ?? "";
    const when = />([A-Z][a-z]+ \d[^<·]* IST · \d[\w ]*[a-z])/.exec(row)?.[1];
    if (!when) return [];
    const changes = [...row.matchAll(new RegExp(`/${id}/([\\w-]+)"`, "g"))];
    return [
      {
        id,
        title,
        when,
        isCancelled: row.includes(">Cancelled by"),
        changes: changes.map(([, change = ""]) => change),
      },
    ];
  });
}
