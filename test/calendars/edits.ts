import fc from "fast-check";
import { addDays, dayOf, weekdayOf } from "#domain/timetable/series/series.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import type { TestBrowser } from "#test/support/browser.ts";
import { planWeekly } from "#test/support/weekly-lessons.ts";
import type { ListedLesson } from "./pages.ts";

/** A random edit of a class's lessons; the numbers choose the lesson and its new time. */
const edits = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constant("move" as const) },
    { weight: 2, arbitrary: fc.constantFrom("change", "cancel", "make up") },
    { weight: 2, arbitrary: fc.constantFrom("delete", "delete and undo") },
    { weight: 2, arbitrary: fc.constantFrom("plan", "plan weekly") },
  ),
  scope: fc.constantFrom("this", "this", "following", "all"),
  lesson: fc.nat(1000),
  days: fc.integer({ min: -4, max: 6 }),
  hour: fc.integer({ min: 7, max: 20 }),
  quarter: fc.nat(3),
});

export type Edit = typeof edits extends fc.Arbitrary<infer One> ? One : never;

/** A move of a series, of its later lessons, and of one of them, to a time that is free at the beginning. */
export const movesOfEachScope: readonly Edit[] = [
  { kind: "move", scope: "all", lesson: 2, days: 0, hour: 18, quarter: 0 },
  { kind: "move", scope: "following", lesson: 2, days: 0, hour: 19, quarter: 0 },
  { kind: "move", scope: "this", lesson: 2, days: 0, hour: 16, quarter: 1 },
];

export function randomEdits(count: number, seed: number): Edit[] {
  return fc.sample(edits, { numRuns: count, seed });
}

/** A class whose lessons are edited. */
export interface EditedLesson {
  academy: TestAcademy;
  tutor: TestBrowser;
  assignmentId: string;
}

/** What all lessons have in common; their titles and lengths differ. */
const common = { description: "About it.", url: "https://class.example/weekly" };

const changeOf: Partial<Record<Edit["kind"], string>> = {
  "make up": "make-up",
  cancel: "cancel",
  delete: "delete",
  "delete and undo": "delete",
};

/**
 * Makes one edit as the tutor does, through the forms.
 *
 * @param number which edit it is, so that no two lessons are given the same title
 * @param lessons those of the page now
 * @returns false where there is no lesson for it, or the form refused it, as for a time that is taken
 */
export async function makeEdit(
  where: EditedLesson,
  edit: Edit,
  number: number,
  lessons: readonly ListedLesson[],
): Promise<boolean> {
  const { academy, tutor, assignmentId } = where;
  const { kind, scope, hour, quarter } = edit;
  const list = `/tutor-dashboard/${assignmentId}/live-sessions`;
  const send = async (path: string, fields: Record<string, string> = {}) =>
    (await tutor.post(`${list}/${path}`, fields)).status === 303;
  const time = `${String(hour).padStart(2, "0")}:${String(quarter * 15).padStart(2, "0")}`;
  const title = `Lesson ${number}`;
  if (kind === "plan" || kind === "plan weekly") {
    const day = addDays(dayOf(new Date()), 8 + edit.days);
    if (kind === "plan") return send("add", { ...common, title, date: day, time, minutes: "60" });
    const days = [String(weekdayOf(day)), String(weekdayOf(addDays(day, 3)))];
    const plan = planWeekly(academy, tutor, assignmentId, {
      days,
      time,
      firstDay: day,
      lessons: "6",
    });
    return plan.then(Boolean, () => false);
  }
  const change = changeOf[kind] ?? "edit";
  const possible = lessons.filter(({ changes }) => changes.includes(change));
  const lesson = possible[edit.lesson % possible.length];
  if (!lesson) return false;
  const path = `${lesson.id}/${change}`;
  if (kind === "cancel") return send(path, { reason: "Fever", scope });
  if (kind === "delete") return send(path, { scope });
  if (kind === "delete and undo") {
    return (await send(path, { scope })) && (await send(`${lesson.id}/undo`));
  }
  const dialog = await tutor.read(`${list}/${path}`);
  const field = (name: string) =>
    /value="([^"]*)"/.exec(
      new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(dialog)?.[0] ?? "",
    )?.[1];
  const typed = {
    ...common,
    title: lesson.title,
    date: field("date") ?? "",
    time: field("time") ?? "",
    minutes: /<option(?=[^>]*selected)[^>]*value="(\d+)"/.exec(dialog)?.[1] ?? "60",
    opened: field("opened") ?? "",
    scope,
  };
  const date = addDays(typed.date || dayOf(new Date()), edit.days);
  if (kind !== "change") return send(path, { ...typed, date, time });
  const minutes = ["30", "45", "60", "90"][quarter] ?? "60";
  return send(path, number % 2 === 0 ? { ...typed, title } : { ...typed, minutes });
}
