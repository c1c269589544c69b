import { beforeEach, describe, expect, test } from "vitest";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { addDays, dayOf, weekdayOf } from "#domain/timetable/series/series.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeCourse, type Person } from "#test/support/people.ts";
import { editLesson } from "#test/support/weekly-lessons.ts";

const academy = useAcademy();
let tutor: Person;
let assignmentId = "";
let path = "";

beforeEach(async () => {
  ({ tutor, assignmentId } = await makeCourse(academy));
  path = `/tutor-dashboard/${assignmentId}/live-sessions/weekly`;
});

/** A Monday at least a week ahead. */
const monday = addDays(dayOf(new Date()), 15 - weekdayOf(dayOf(new Date())));
const four = [0, 3, 7, 10].map((days) => parseIndiaDateTime(addDays(monday, days), "18:00"));

const form = {
  title: "Weekly",
  description: "About it.",
  url: "https://class.example/weekly",
  days: ["1", "4"],
  time: "18:00",
  minutes: "60",
  firstDay: monday,
  lastDay: "",
  lessons: "4",
};

async function preview() {
  const answer = await tutor.browser.post(path, form);
  const seen = /name="seen" value="([^"]*)"/.exec(await answer.text())?.[1] ?? "";
  return { status: answer.status, seen: seen.replaceAll("&quot;", '"') };
}

const starts = async () => {
  const { rows } = await academy.pool.query<{ at: Date }>(
    "select starts_at as at from content_items where assignment_id = $1 order by 1",
    [assignmentId],
  );
  return rows.map(({ at }) => at);
};
const submit = async () => {
  const { seen } = await preview();
  return tutor.browser.submit(path, { ...form, seen });
};
const idsOf = async () => {
  const { rows } = await academy.pool.query<{ id: string }>(
    `select id from content_items where assignment_id = $1 and series_id is not null
       and cancelled_at is null order by starts_at`,
    [assignmentId],
  );
  return rows.map(({ id }) => id);
};
const list = () => `/tutor-dashboard/${assignmentId}/live-sessions`;
const remove = (id: string | undefined) =>
  tutor.browser.submit(`${list()}/${id}/delete`, { scope: "this" });
const openSeries = async () => {
  const { rows } = await academy.pool.query<{ skipped: Date[] }>(
    "select skipped from lesson_series where assignment_id = $1 and ended_at is null",
    [assignmentId],
  );
  return rows;
};

describe("weekly lessons with the same form again", () => {
  test.each(["deleted", "cancelled"])("are planned again after each was %s alone", async (how) => {
    await submit();
    for (const id of await idsOf()) {
      if (how === "deleted") await remove(id);
      else await tutor.browser.post(`${list()}/${id}/cancel`, { scope: "this", reason: "Ill" });
    }
    expect(await idsOf()).toEqual([]);
    expect((await submit()).page).toContain("4 lessons are planned.");
    expect(await idsOf()).toHaveLength(4);
    expect(await openSeries()).toHaveLength(1);
    expect((await submit()).page).toContain("4 lessons are planned.");
    expect(await idsOf()).toHaveLength(4);
  });

  test("fill the gap that one deletion left, and leave nothing out", async () => {
    await submit();
    const [, second] = await idsOf();
    await remove(second);
    const shown = await preview();
    expect(shown.status).toBe(409);
    expect((await submit()).page).toContain("1 lesson is planned.");
    expect(await starts()).toEqual(four);
    expect(await openSeries()).toEqual([{ skipped: [] }]);
  });

  test("change nothing while one is elsewhere", async () => {
    await submit();
    const [first] = await idsOf();
    expect(
      await editLesson(academy, tutor.browser, first ?? "", { scope: "this", time: "10:00" }),
    ).toBe(303);
    expect((await submit()).page).toContain("4 lessons are planned.");
    expect(await idsOf()).toHaveLength(4);
  });
});
