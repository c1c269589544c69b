import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { addDays, dayOf, weekdayOf } from "#domain/timetable/series/series.ts";
import { useAcademy } from "#test/support/academy.ts";
import {
  assign,
  makeCourse,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";
import { planWeekly, type WeeklyLesson } from "#test/support/weekly-lessons.ts";

const academy = useAcademy();
const week = "/tutor-dashboard/timetable?week=2029-01-01";

const at = (text: string) => new Date(`2029-01-${text}:00+05:30`);

function teach(assignmentId: string, tutor: Person, title: string, time: string) {
  return publish(academy, assignmentId, tutor, "live-session", { title, startsAt: at(time) });
}

describe("the week", () => {
  test("has the tutor's own lessons with their students, and nobody else's", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const other = await makeCourse(academy);
    const id = await teach(assignmentId, tutor, "Circles", "01T17:00");
    await teach(other.assignmentId, other.tutor, "Foreign", "01T17:00");
    const page = await tutor.browser.read(week);
    expect(page).toContain("<caption>January 1–7, 2029</caption>");
    expect(page).toContain(`href="/tutor-dashboard/timetable/${id}?day=2029-01-01"`);
    expect(page).toContain(student.name);
    expect(page).not.toContain("Foreign");
    await academy.pool.query("update assignments set status = 'ended' where id = $1", [
      assignmentId,
    ]);
    expect(await tutor.browser.read(week)).not.toContain("Circles");
  });

  test("offers what is free within the tutor's hours, and not on days off", async () => {
    const { tutor, assignmentId } = await makeCourse(academy);
    await teach(assignmentId, tutor, "Circles", "01T17:15");
    await academy.pool.query(
      `insert into tutor_hours select $1, day, 16 * 60, 19 * 60 from generate_series(1, 5) day`,
      [tutor.id],
    );
    await academy.pool.query(
      "insert into time_off (tutor_id, first_day, last_day) values ($1, '2029-01-03', '2029-01-09')",
      [tutor.id],
    );
    await academy.pool.query(
      `insert into time_off (tutor_id, first_day, from_time, last_day)
       values ($1, '2029-01-01', '18:00', '2029-01-01')`,
      [tutor.id],
    );
    await academy.pool.query("insert into holidays (day, name) values ('2029-01-02', 'A holiday')");
    const page = await tutor.browser.read(week);
    const free = [...page.matchAll(/aria-label="(Add lesson[^"]+)"/g)].map(([, label]) => label);
    expect(free).toEqual(["Add lesson on Monday at 4:00 PM"]);
    expect(page).toContain("Time off 6:00 PM–12:00 AM");
    expect(page).toContain(`href="/tutor-dashboard/${assignmentId}/live-sessions/add?`);
    expect(page).toContain("Time off");
    expect(page).toContain("A holiday");
  });

  test("offers nothing to a tutor who is not approved, and nothing in the past", async () => {
    const pending = await makeTutor(academy, "pending");
    await assign(academy, await makeStudent(academy), pending);
    expect(await pending.browser.read(week)).not.toContain("Add lesson");
    const { tutor } = await makeCourse(academy);
    const past = await tutor.browser.read("/tutor-dashboard/timetable?week=2020-01-06");
    expect(past).not.toContain("Add lesson");
  });

  test("a free place leads to the form with its date and time, by way of the student", async () => {
    const { tutor, assignmentId } = await makeCourse(academy);
    const second = await assign(academy, await makeStudent(academy), tutor);
    const page = await tutor.browser.read(week);
    expect(page).toContain('href="/tutor-dashboard/timetable/add?');
    const place = "date=2029-01-02&time=17:30";
    expect(await tutor.browser.read(`/tutor-dashboard/timetable/add?${place}`)).toContain(
      "5:30 PM",
    );
    const missing = await tutor.browser.read(`/tutor-dashboard/timetable/add?${place}&assignment=`);
    expect(missing).toContain("Please choose a student.");
    const chosen = await tutor.browser.get(
      `/tutor-dashboard/timetable/add?${place}&assignment=${second}`,
    );
    const form = chosen.headers.get("location") ?? "";
    expect(form).toContain(`/tutor-dashboard/${second}/live-sessions/add?`);
    const dialog = await tutor.browser.read(form);
    expect(dialog).toMatch(/name="date"[^>]*value="2029-01-02"/);
    expect(dialog).toMatch(/name="time"[^>]*value="17:30"/);
    expect(assignmentId).not.toBe(second);
  });

  test("leads back to the week after a lesson was added, by way of the student", async () => {
    const { tutor, assignmentId } = await makeCourse(academy);
    await assign(academy, await makeStudent(academy), tutor);
    const place = "week=2029-01-01&date=2029-01-02&time=17:30";
    const address = `/tutor-dashboard/timetable/add?${place}`;
    expect(await tutor.browser.read(address)).toMatch(/name="week" value="2029-01-01"/);
    const chosen = await tutor.browser.get(`${address}&assignment=${assignmentId}`);
    const form = chosen.headers.get("location") ?? "";
    const fields = { title: "Squares", description: "Four.", url: "https://class.example/1" };
    const typed = { ...fields, date: "2029-01-03", time: "17:30", minutes: "60" };
    const added = await tutor.browser.submit(form, typed);
    expect(added.path).toBe("/tutor-dashboard/timetable?day=2029-01-03");
    expect(added.page).toContain("The lesson was published.");
    expect(added.page).toContain("Squares");
    const elsewhere = await tutor.browser.post(
      `/tutor-dashboard/${assignmentId}/live-sessions/add?week=//evil.example`,
      { ...typed, date: "2029-01-04" },
    );
    expect(elsewhere.headers.get("location")).toBe(
      `/tutor-dashboard/${assignmentId}/live-sessions`,
    );
  });

  test("asks the database three times at most", async () => {
    const { tutor, assignmentId } = await makeCourse(academy);
    await teach(assignmentId, tutor, "Circles", "01T17:00");
    let queries = 0;
    const count = () => (queries += 1);
    academy.served.on("acquire", count);
    await tutor.browser.read(week);
    academy.served.off("acquire", count);
    expect(queries).toBeLessThanOrEqual(3);
  });
});

describe("moving a lesson", () => {
  let tutor: Person;
  let assignmentId = "";
  let id = "";
  beforeAll(async () => {
    ({ tutor, assignmentId } = await makeCourse(academy));
    id = await teach(assignmentId, tutor, "Circles", "01T17:00");
    await teach(assignmentId, tutor, "Taken", "05T17:00");
  });

  const path = () => `/tutor-dashboard/timetable/${id}`;
  const was = async () => {
    const { rows } = await academy.pool.query<{ at: Date }>(
      "select starts_at as at from content_items where id = $1",
      [id],
    );
    return rows[0]?.at ?? new Date(0);
  };
  const move = async (date: string, time: string, from?: Date) =>
    tutor.browser.post(path(), { date, time, was: (from ?? (await was())).toISOString() });

  test("shows the lesson and its time, and changes nothing", async () => {
    const page = await tutor.browser.read(path());
    expect(page).toContain("Circles");
    expect(page).toMatch(/name="time"[^>]*value="17:00"/);
    expect(await was()).toEqual(at("01T17:00"));
  });

  test("moves it, says so, and Undo moves it back", async () => {
    const answer = await move("2029-01-04", "18:15");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/tutor-dashboard/timetable?day=2029-01-04");
    expect(await was()).toEqual(at("04T18:15"));
    const page = await tutor.browser.read("/tutor-dashboard/timetable?day=2029-01-04");
    expect(page).toContain("The lesson was moved to Thursday 4 January 2029 at 6:15 PM IST.");
    const undo = /action="([^"]+\/undo\?[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const back = await tutor.browser.submit(undo);
    expect(back.page).toContain("The lesson is back at its old time.");
    expect(await was()).toEqual(at("01T17:00"));
    const again = await tutor.browser.submit(undo);
    expect(again.page).toContain("The lesson is back at its old time.");
  });

  test("an undo whose old place is taken says so", async () => {
    await move("2029-01-04", "18:15");
    const page = await tutor.browser.read("/tutor-dashboard/timetable?day=2029-01-04");
    const undo = /action="([^"]+\/undo\?[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const taken = await teach(assignmentId, tutor, "In between", "01T17:30");
    expect((await tutor.browser.submit(undo)).page).toContain("there is another lesson");
    expect(await was()).toEqual(at("04T18:15"));
    await academy.pool.query("delete from content_items where id = $1", [taken]);
    await tutor.browser.submit(undo);
  });

  test("a time that is taken is refused with the lesson there and free times", async () => {
    const answer = await move("2029-01-05", "17:30");
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(page).toContain('role="alert"');
    expect(page).toContain("You already have a lesson");
    expect(page).toContain('name="freeTime"');
    expect(page).toMatch(/name="time"[^>]*value="17:30"/);
    expect(await was()).toEqual(at("01T17:00"));
  });

  test("a lesson that was moved meanwhile stays where it is", async () => {
    const answer = await move("2029-01-04", "18:15", at("03T17:00"));
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("was moved meanwhile");
    expect(await was()).toEqual(at("01T17:00"));
  });

  test.each([
    ["", "17:00"],
    ["2029-02-30", "17:00"],
    ["2029-01-04", "25:00"],
  ])("the time %s %s is none", async (date, time) => {
    const answer = await move(date, time);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Please choose a date and a time.");
  });

  test("another tutor's lesson is not found", async () => {
    const other = await makeTutor(academy);
    const fields = { date: "2029-01-04", time: "18:15", was: at("01T17:00").toISOString() };
    expect((await other.browser.post(path(), fields)).status).toBe(404);
    expect((await other.browser.get(path())).status).toBe(404);
    expect((await other.browser.post(`${path()}/undo?to=1&was=2`)).status).toBe(404);
    expect(await was()).toEqual(at("01T17:00"));
  });
});

describe("moving a lesson of a weekly series", () => {
  const first = addDays(dayOf(new Date()), 15 - weekdayOf(dayOf(new Date())));
  const start = (weeks: number, time = "18:00", days = 0) =>
    parseIndiaDateTime(addDays(first, 7 * weeks + days), time) ?? new Date(Number.NaN);
  let tutor: Person;
  let assignmentId = "";
  let lessons: WeeklyLesson[] = [];

  /** Four Mondays at six in the evening. */
  beforeEach(async () => {
    ({ tutor, assignmentId } = await makeCourse(academy));
    lessons = await planWeekly(academy, tutor.browser, assignmentId, {
      days: ["1"],
      time: "18:00",
      firstDay: first,
      lessons: "4",
    });
  });

  async function starts(): Promise<Date[]> {
    const { rows } = await academy.pool.query<{ at: Date }>(
      "select starts_at as at from content_items where assignment_id = $1 order by starts_at",
      [assignmentId],
    );
    return rows.map(({ at: startsAt }) => startsAt);
  }

  const pathOf = (place: number) => `/tutor-dashboard/timetable/${lessons[place]?.id}`;

  /** Moves a lesson to Tuesday at seven. */
  const move = (place: number, scope?: string, more: Record<string, string> = {}) =>
    tutor.browser.post(pathOf(place), {
      date: addDays(first, 7 * place + 1),
      time: "19:00",
      was: start(place).toISOString(),
      ...(scope !== undefined && { scope }),
      ...more,
    });

  async function undo(): Promise<string> {
    const page = await tutor.browser.read(`/tutor-dashboard/timetable?day=${addDays(first, 8)}`);
    const path = /action="([^"]+\/undo\?[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
    return path === undefined ? page : (await tutor.browser.submit(path)).page;
  }

  const mondays = [start(0), start(1), start(2), start(3)];

  test("asks for the scope, in the form and after it was dragged", async () => {
    expect(await tutor.browser.read(pathOf(1))).toContain("This and following lessons");
    const dragged = await move(1);
    expect(dragged.status).toBe(200);
    const page = await dragged.text();
    expect(page).toContain("Which of them do you want to move?");
    expect(page).toMatch(/name="time"[^>]*value="19:00"/);
    expect(await starts()).toEqual(mondays);
    const single = await teach(assignmentId, tutor, "Alone", "01T17:00");
    expect(await tutor.browser.read(`/tutor-dashboard/timetable/${single}`)).not.toContain(
      "Which lessons?",
    );
  });

  test.each([
    ["this", [start(0), start(1, "19:00", 1), start(2), start(3)], "The lesson was moved to "],
    [
      "following",
      [start(0), start(1, "19:00", 1), start(2, "19:00", 1), start(3, "19:00", 1)],
      "3 lessons were moved.",
    ],
    ["all", [0, 1, 2, 3].map((week) => start(week, "19:00", 1)), "4 lessons were moved."],
  ])("moves %s, and undo moves it back", async (scope, moved, words) => {
    const answer = await move(1, scope);
    expect(answer.headers.get("location")).toBe(
      `/tutor-dashboard/timetable?day=${addDays(first, 8)}`,
    );
    expect(await starts()).toEqual(moved);
    const page = await tutor.browser.read(`/tutor-dashboard/timetable?day=${addDays(first, 8)}`);
    expect(page).toContain(words);
    const path = /action="([^"]+\/undo\?[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect((await tutor.browser.submit(path)).page).toContain("back at");
    expect(await starts()).toEqual(mondays);
  });

  test("offers no undo that would move a lesson to where it was not", async () => {
    await move(2, "this");
    await move(1, "following");
    const page = await undo();
    expect(page).toContain("3 lessons were moved.");
    expect(page).not.toContain("/undo?");
  });

  test("an undo whose old places are taken leaves all where they are", async () => {
    await move(1, "following");
    const page = await tutor.browser.read(`/tutor-dashboard/timetable?day=${addDays(first, 8)}`);
    const path = /action="([^"]+\/undo\?[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const other = await assign(academy, await makeStudent(academy), tutor);
    await publish(academy, other, tutor, "live-session", { title: "New", startsAt: start(3) });
    expect((await tutor.browser.submit(path)).page).toContain("there is another lesson");
    expect((await starts())[3]).toEqual(start(3, "19:00", 1));
  });

  test("names every lesson that stands in the way, and moves none", async () => {
    const other = await makeStudent(academy);
    const otherId = await assign(academy, other, tutor);
    const startsAt = start(3, "19:00", 1);
    await publish(academy, otherId, tutor, "live-session", { title: "There", startsAt });
    const answer = await move(1, "following");
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(page).toContain("1 of 3 lessons can&#x27;t be moved there");
    expect(page).toContain(`You already have a lesson with ${other.name}`);
    expect(page).toMatch(/value="following"[^>]*checked|checked[^>]*value="following"/);
    expect(await starts()).toEqual(mondays);
  });

  test("asks once about an unusual time", async () => {
    const tuesday = addDays(first, 15);
    await academy.pool.query(
      `insert into time_off (tutor_id, first_day, from_time, last_day)
       values ($1, '2029-01-01', '18:00', '2029-01-01')`,
      [tutor.id],
    );
    await academy.pool.query("insert into holidays (day, name) values ($1, 'A feast')", [tuesday]);
    const answer = await move(1, "following");
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("1 of 3 lessons would be on a holiday");
    await move(1, "following", {
      confirmedTime: `${addDays(first, 8)} 19:00 holiday outside-hours`,
    });
    expect((await starts()).slice(1)).toEqual([1, 2, 3].map((week) => start(week, "19:00", 1)));
    await academy.pool.query("delete from holidays where day = $1", [tuesday]);
  });
});
