import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parseIndiaDateTime, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { addDays, dayOf, weekdayOf } from "#domain/timetable/series/series.ts";
import { useAcademy } from "#test/support/academy.ts";
import {
  assign,
  makeAdmin,
  makeCourse,
  makeStudent,
  publish,
  type Person,
} from "#test/support/people.ts";
import { planWeekly, type WeeklyLesson } from "#test/support/weekly-lessons.ts";

const academy = useAcademy();
let admin: Person;
let tutor: Person;
let assignmentId = "";
let list = "";
let lessons: WeeklyLesson[] = [];

const monday = addDays(dayOf(new Date()), 15 - weekdayOf(dayOf(new Date())));
const at = (day: string, time: string) => parseIndiaDateTime(day, time) ?? new Date(Number.NaN);
const week = (place: number) => addDays(monday, 7 * place);

beforeAll(async () => {
  admin = await makeAdmin(academy);
});

/** Five Mondays at six in the evening. */
beforeEach(async () => {
  ({ tutor, assignmentId } = await makeCourse(academy));
  list = `/tutor-dashboard/${assignmentId}/live-sessions`;
  lessons = await planWeekly(academy, tutor.browser, assignmentId, {
    days: ["1"],
    time: "18:00",
    firstDay: monday,
    lessons: "5",
  });
});

interface Row {
  id: string;
  startsAt: Date;
  title: string;
  minutes: number;
  seriesId: string;
}

async function readRows(): Promise<Row[]> {
  const { rows } = await academy.pool.query<Row>(
    `select id, starts_at as "startsAt", title, minutes, series_id as "seriesId" from content_items
     where assignment_id = $1 and series_id is not null order by starts_at`,
    [assignmentId],
  );
  return rows;
}

const starts = async () => (await readRows()).map(({ startsAt }) => startsAt);
const idAt = (place: number) => lessons[place]?.id ?? "";

/** Submits the edit dialog of a lesson with some changed fields. */
async function edit(place: number, fields: Record<string, string>) {
  const path = `${list}/${idAt(place)}/edit`;
  const page = await tutor.browser.read(path);
  const opened = /name="opened" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const row = (await readRows()).find(({ id }) => id === idAt(place));
  const typed = row && {
    title: row.title,
    description: "About it.",
    url: "https://class.example/weekly",
    ...toIndiaDateTimeFields(row.startsAt),
    minutes: String(row.minutes),
  };
  const answer = await tutor.browser.post(path, { ...typed, opened, ...fields });
  return { status: answer.status, page: await answer.text() };
}

/** Moves a lesson alone. */
const moveAlone = (place: number, day: string, time: string) =>
  edit(place, { scope: "this", date: day, time });

describe("editing a lesson of a series", () => {
  test("offers the three scopes, and a single lesson doesn't", async () => {
    const page = await tutor.browser.read(`${list}/${idAt(1)}/edit`);
    for (const scope of ["This lesson", "This and following lessons", "All lessons from now on"]) {
      expect(page).toContain(scope);
    }
    const single = await publish(academy, assignmentId, tutor, "live-session", { title: "Single" });
    expect(await tutor.browser.read(`${list}/${single}/edit`)).not.toContain("Which lessons?");
  });

  test("alone moves no other one (calcom/cal.diy#12461)", async () => {
    expect((await moveAlone(1, addDays(week(1), 1), "09:00")).status).toBe(303);
    expect(await starts()).toEqual([
      at(week(0), "18:00"),
      at(addDays(week(1), 1), "09:00"),
      ...[2, 3, 4].map((place) => at(week(place), "18:00")),
    ]);
  });

  test("with the following ones moves those by the same difference, in a series of their own", async () => {
    const { status } = await edit(2, {
      scope: "following",
      date: addDays(week(2), 1),
      time: "17:00",
    });
    expect(status).toBe(303);
    expect(await starts()).toEqual([
      at(week(0), "18:00"),
      at(week(1), "18:00"),
      ...[2, 3, 4].map((place) => at(addDays(week(place), 1), "17:00")),
    ]);
    const { rows: series } = await academy.pool.query(
      `select first_day::text as first, last_day::text as last, ended_at is not null as ended,
         continues is not null as continues from lesson_series where assignment_id = $1
       order by created_at, continues nulls first`,
      [assignmentId],
    );
    expect(series).toEqual([
      { first: week(0), last: week(4), ended: true, continues: false },
      { first: addDays(week(2), 1), last: addDays(week(4), 1), ended: false, continues: true },
    ]);
  });

  test("moves by exactly a week, through each other's places", async () => {
    expect((await edit(0, { scope: "all", date: week(1) })).status).toBe(303);
    expect(await starts()).toEqual([1, 2, 3, 4, 5].map((place) => at(week(place), "18:00")));
    expect((await edit(0, { scope: "all", date: week(0) })).status).toBe(303);
    expect(await starts()).toEqual([0, 1, 2, 3, 4].map((place) => at(week(place), "18:00")));
  });

  test("leaves one that was moved alone where it is (nextcloud/calendar#5255)", async () => {
    await moveAlone(3, addDays(week(3), 2), "08:00");
    expect((await edit(1, { scope: "all", time: "16:00" })).status).toBe(303);
    expect(await starts()).toEqual([
      ...[0, 1, 2].map((place) => at(week(place), "16:00")),
      at(addDays(week(3), 2), "08:00"),
      at(week(4), "16:00"),
    ]);
  });

  test("gives the others only what was changed", async () => {
    await edit(3, { scope: "this", title: "త్రికోణమితి" });
    await edit(1, { scope: "all", minutes: "90" });
    const rows = await readRows();
    expect(rows.map(({ minutes }) => minutes)).toEqual([90, 90, 90, 90, 90]);
    expect(rows[3]?.title).toBe("త్రికోణమితి");
    await edit(4, { scope: "following", title: "Last" });
    expect((await readRows()).map(({ title }) => title)[4]).toBe("Last");
    expect((await readRows()).map(({ title }) => title)[3]).toBe("త్రికోణమితి");
  });

  test("never changes the past", async () => {
    await academy.pool.query(
      `update content_items set starts_at = starts_at - interval '70 days',
         series_start = series_start - interval '70 days' where id = $1`,
      [idAt(0)],
    );
    const [held] = await readRows();
    expect((await edit(2, { scope: "all", time: "16:00", title: "New" })).status).toBe(303);
    expect((await readRows())[0]).toEqual(held);
    const refused = await edit(0, { scope: "following", title: "New" });
    expect(refused.status).toBe(409);
    expect(refused.page).toContain("Choose This lesson.");
    const tooEarly = await edit(2, { scope: "all", date: addDays(dayOf(new Date()), -1) });
    expect(tooEarly.page).toContain("A lesson would then begin in the past.");
  });

  test("is refused with all conflicts in one answer, and changes nothing", async () => {
    const theirs = await assign(academy, await makeStudent(academy), tutor);
    for (const place of [1, 3]) {
      const startsAt = at(week(place), "15:30");
      await publish(academy, theirs, tutor, "live-session", { title: `Busy ${place}`, startsAt });
    }
    const before = await readRows();
    const { status, page } = await edit(0, { scope: "all", time: "16:00" });
    expect(status).toBe(409);
    expect(page).toContain("2 of 5 lessons can&#x27;t be moved there");
    expect(page).toContain('value="16:00"');
    expect(await readRows()).toEqual(before);
  });

  test("to an unusual time asks once more", async () => {
    const time = "05:00";
    const { status, page } = await edit(0, { scope: "all", time });
    expect(status).toBe(409);
    expect(page).toContain("5 of 5 lessons would be at night.");
    const confirmed = /name="confirmedTime" value="([^"]+)"/.exec(page)?.[1] ?? "";
    expect((await edit(0, { scope: "all", time, confirmedTime: confirmed })).status).toBe(303);
    expect((await starts())[4]).toEqual(at(week(4), time));
  });

  test("shows what somebody else changed meanwhile", async () => {
    const { status, page } = await edit(1, { scope: "all", opened: "x", title: "New" });
    expect(status).toBe(409);
    expect(page).toContain("Somebody changed this after you opened it.");
  });
});

describe("deleting a lesson of a series", () => {
  const remove = (place: number, scope: string) =>
    tutor.browser.submit(`${list}/${idAt(place)}/delete`, { scope });

  test("alone deletes no other one (indico#4092)", async () => {
    await remove(1, "this");
    expect((await readRows()).map(({ id }) => id)).toEqual([0, 2, 3, 4].map(idAt));
  });

  test("with the following ones keeps those before, and is undone at once", async () => {
    const before = await readRows();
    const { page } = await remove(2, "following");
    expect(page).toContain("3 lessons were deleted.");
    expect((await readRows()).map(({ id }) => id)).toEqual([0, 1].map(idAt));
    const undone = await tutor.browser.submit(`${list}/${idAt(2)}/undo`);
    expect(undone.page).toContain("The lesson is back.");
    expect(await readRows()).toEqual(before);
    const { rows } = await academy.pool.query(
      "select from lesson_series where assignment_id = $1 and ended_at is not null",
      [assignmentId],
    );
    expect(rows).toEqual([]);
  });

  test("all from now on ends the series", async () => {
    await remove(4, "all");
    expect(await readRows()).toEqual([]);
    const { rows } = await academy.pool.query(
      "select from lesson_series where assignment_id = $1 and ended_at is null",
      [assignmentId],
    );
    expect(rows).toEqual([]);
  });

  test("can't be undone once the time is taken", async () => {
    await remove(0, "all");
    const theirs = await assign(academy, await makeStudent(academy), tutor);
    const startsAt = at(week(3), "18:30");
    await publish(academy, theirs, tutor, "live-session", { title: "Busy", startsAt });
    const undone = await tutor.browser.submit(`${list}/${idAt(0)}/undo`);
    expect(undone.page).toContain("That can&#x27;t be undone");
    expect(await readRows()).toEqual([]);
  });
});

describe("cancelling a lesson of a series", () => {
  const cancelled = async () => {
    const { rows } = await academy.pool.query<{ reason: string | null; late: boolean | null }>(
      `select cancel_reason as reason, cancelled_late as late from content_items
       where assignment_id = $1 order by starts_at`,
      [assignmentId],
    );
    return rows.map(({ reason, late }) => reason && `${reason} ${late}`);
  };
  const cancel = (place: number, fields: Record<string, string>) =>
    tutor.browser.post(`${list}/${idAt(place)}/cancel`, fields);

  test("with the following ones keeps all in the list, and ends the series", async () => {
    const answer = await cancel(3, { scope: "following", reason: "పరీక్షలు" });
    expect(answer.headers.get("location")).toBe(list);
    expect(await cancelled()).toEqual([null, null, null, "పరీక్షలు false", "పరీక్షలు false"]);
    const { rows } = await academy.pool.query(
      "select from lesson_series where assignment_id = $1 and ended_at is not null",
      [assignmentId],
    );
    expect(rows).toHaveLength(1);
  });

  test("frees the times of all", async () => {
    await cancel(0, { scope: "all", reason: "Moved away" });
    const { rows } = await academy.pool.query(
      "select from booked_times b join content_items c on c.id = b.lesson_id where c.assignment_id = $1",
      [assignmentId],
    );
    expect(rows).toEqual([]);
  });

  test("asks for a reason and keeps the choice", async () => {
    const answer = await cancel(1, { scope: "all", reason: " " });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/<input[^>]*checked=""[^>]*value="all"/);
    expect(await cancelled()).toEqual([null, null, null, null, null]);
  });
});

test("the end of an assignment ends its series", async () => {
  await admin.browser.submit(`/admin-dashboard/assignments/${assignmentId}/end`);
  expect(await readRows()).toEqual([]);
  const { rows } = await academy.pool.query(
    "select from lesson_series where assignment_id = $1 and ended_at is null",
    [assignmentId],
  );
  expect(rows).toEqual([]);
});

test("an admin plans weekly lessons from the list of assignments, and is told whom they meet", async () => {
  const path = `/admin-dashboard/assignments/${assignmentId}/lessons/weekly`;
  const answer = await admin.browser.post(path, {
    title: "Weekly",
    description: "Weekly.",
    url: "https://class.example/a",
    days: ["1"],
    time: "18:00",
    firstDay: monday,
    lessons: "2",
  });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("The tutor already has a lesson with");
});
