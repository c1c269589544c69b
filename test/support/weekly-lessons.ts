import type { TestAcademy } from "./academy.ts";
import type { TestBrowser } from "./browser.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { addDays, dayOf, weekdayOf } from "#domain/timetable/series/series.ts";
import { markOfPreview } from "#domain/timetable/series/series-preview.ts";

/** Each is on another day, in the morning, when no other test has lessons. */
let daysAhead = 30;

/** The form of a weekly series of one lesson, whose preview has been seen. */
export function oneWeeklyLesson(): Record<string, string> {
  daysAhead += 1;
  const firstDay = addDays(dayOf(new Date()), daysAhead);
  const times = [{ weekday: weekdayOf(firstDay), startMinute: 480, minutes: 60 }];
  return {
    title: "Every week",
    description: "Once.",
    url: "https://class.example/1",
    days: String(weekdayOf(firstDay)),
    time: "08:00",
    firstDay,
    lessons: "1",
    seen: markOfPreview({ times, firstDay, lastDay: firstDay }, []),
  };
}

/** A planned lesson of a series. */
export interface WeeklyLesson {
  id: string;
  startsAt: Date;
}

/** Plans weekly lessons as their tutor does, with two presses. @returns them in their order */
export async function planWeekly(
  { pool }: TestAcademy,
  browser: TestBrowser,
  assignmentId: string,
  when: { days: string[]; time: string; firstDay: string; lessons?: string; lastDay?: string },
): Promise<WeeklyLesson[]> {
  const path = `/tutor-dashboard/${assignmentId}/live-sessions/weekly`;
  const form = {
    title: "Weekly",
    description: "About it.",
    url: "https://class.example/weekly",
    ...when,
  };
  const page = await (await browser.post(path, form)).text();
  const seen = (/name="seen" value="([^"]*)"/.exec(page)?.[1] ?? "").replaceAll("&quot;", '"');
  const planned = await browser.post(path, { ...form, seen });
  if (planned.status !== 303) throw new Error(`not planned: ${planned.status}`);
  const { rows } = await pool.query<WeeklyLesson>(
    `select id, starts_at as "startsAt" from content_items
     where assignment_id = $1 and series_id is not null order by starts_at`,
    [assignmentId],
  );
  return rows;
}

/** Submits the edit form of a lesson as it is, but for some fields. @returns the answer's status */
export async function editLesson(
  { pool }: TestAcademy,
  browser: TestBrowser,
  lessonId: string,
  fields: Record<string, string>,
): Promise<number> {
  const { rows } = await pool.query<{
    assignmentId: string;
    title: string;
    description: string;
    url: string;
    startsAt: Date;
    minutes: number;
  }>(
    `select assignment_id as "assignmentId", title, description, url, starts_at as "startsAt", minutes
     from content_items where id = $1`,
    [lessonId],
  );
  const [lesson] = rows;
  if (!lesson) throw new Error("no such lesson");
  const { assignmentId, startsAt, minutes, ...typed } = lesson;
  const path = `/tutor-dashboard/${assignmentId}/live-sessions/${lessonId}/edit`;
  const opened = /name="opened"[^>]*value="([^"]+)"/.exec(await browser.read(path))?.[1] ?? "";
  const form = { ...typed, ...toIndiaDateTimeFields(startsAt), minutes: String(minutes) };
  return (await browser.post(path, { ...form, opened, ...fields })).status;
}
