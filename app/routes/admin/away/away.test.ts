import { wholeDays } from "#domain/timetable/week/days.ts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { day, hour } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { insertTimeOff } from "#data/timetable/time-off.ts";
import { useAcademy } from "#test/support/academy.ts";
import { waysOf } from "#test/support/desk.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;
let tutor: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});
beforeEach(async () => {
  tutor = await makeTutor(academy);
});

const desk = (id = tutor.id) => `/admin-dashboard/tutors/${id}/away`;

/** A day that begins in at least three days, whatever the hour of the test. */
const { date } = toIndiaDateTimeFields(new Date(Date.now() + 4 * day));
const days = wholeDays(date);
const onDay = (time: string) => new Date(`${date}T${time}:00+05:30`);
const query = String(new URLSearchParams({ ...days }));

/** A lesson of a new student with the tutor. */
async function plan(startsAt: Date, title = "Circles") {
  const student = await makeStudent(academy);
  const assignmentId = await assign(academy, student, tutor);
  const id = await publish(academy, assignmentId, tutor, "live-session", { title, startsAt });
  return { id, student, assignmentId };
}

const read = () => admin.browser.read(`${desk()}?${query}`);

/** Presses the button with the chosen ways. */
const press = (ways: Record<string, string>) =>
  admin.browser.submit(desk(), {
    ...days,
    why: "ill",
    reason: "The tutor is ill.",
    lesson: Object.keys(ways),
    ...Object.fromEntries(Object.entries(ways).map(([id, way]) => [`way-${id}`, way])),
  });

async function readLesson(id: string) {
  const { rows } = await academy.pool.query<{ at: Date; reason: string | null }>(
    "select starts_at as at, cancel_reason as reason from content_items where id = $1",
    [id],
  );
  return rows[0];
}

const countTimeOff = async () => {
  const { rows } = await academy.pool.query("select from time_off where tutor_id = $1", [tutor.id]);
  return rows.length;
};

describe("the desk", () => {
  test("lists each lesson of the days, with free times on other days first", async () => {
    const { id, student } = await plan(onDay("17:00"));
    const other = await plan(new Date(onDay("17:00").getTime() + day), "Another day");
    const page = await read();
    expect(page).toContain(`${student.name}, Mathematics, Class 10`);
    expect(page).not.toContain(`way-${other.id}`);
    const ways = waysOf(page, id);
    expect(ways.slice(-3)).toEqual(["make-up", "cancel", "leave"]);
    const moves = ways.slice(0, -3).map((way) => new Date(Number(way.replace("move ", ""))));
    expect(moves.length).toBeGreaterThan(0);
    for (const at of moves) {
      expect(toIndiaDateTimeFields(at).date).not.toBe(date);
      expect(Math.abs(at.getTime() - onDay("17:00").getTime())).toBeLessThanOrEqual(7 * day + hour);
      expect(at.getTime()).toBeGreaterThan(Date.now() + 11 * hour);
    }
    expect(await countTimeOff()).toBe(0);
  });

  test("moves one, cancels one, leaves one, and saves the time off, with one press", async () => {
    const [first, second, third] = [
      await plan(onDay("16:00")),
      await plan(onDay("17:30")),
      await plan(onDay("19:00")),
    ];
    const [move = ""] = waysOf(await read(), first.id);
    const ways = { [first.id]: move, [second.id]: "cancel", [third.id]: "leave" };
    const { page } = await press(ways);
    expect(page).toContain("The time off is saved and the lessons are changed.");
    expect(await countTimeOff()).toBe(1);
    expect((await readLesson(first.id))?.at).toEqual(new Date(Number(move.replace("move ", ""))));
    expect((await readLesson(second.id))?.reason).toBe("The tutor is ill.");
    expect((await readLesson(third.id))?.at).toEqual(onDay("19:00"));
    // What is done is above, with Undo; what is left stays on the list.
    expect(page).toContain(`/admin-dashboard/lessons/${first.id}/move/undo?`);
    expect(page).toContain(`/admin-dashboard/lessons/${second.id}/restoration`);
    expect(waysOf(page, third.id)).toContain("leave");
    expect(waysOf(page, first.id)).toEqual([]);
    const home = await admin.browser.read("/admin-dashboard");
    expect(home).toContain("1 lesson while its tutor is away");
    const list = await admin.browser.read("/admin-dashboard/away");
    expect(list).toContain(tutor.name);
    expect(list).toContain(", Ill");
    expect(await admin.browser.read(`/admin-dashboard/tutors/${tutor.id}`)).toContain(", Ill");
    await press({ [third.id]: "cancel" });
    expect(await admin.browser.read("/admin-dashboard/away")).not.toContain(tutor.name);
    expect(await countTimeOff()).toBe(1);
  });

  test("asks a substitute, who knows the student first, and lists a declined lesson again", async () => {
    const { id, student } = await plan(onDay("16:00"));
    const known = await makeTutor(academy);
    await academy.pool.query(
      `insert into assignments (student_id, tutor_id, class_id, subject_id, status, ended_at)
       values ($1, $2, 'class-10', 'physics', 'ended', now())`,
      [student.id, known.id],
    );
    const ask = `substitute ${known.id}`;
    const before = await read();
    expect(waysOf(before, id)[0]).toBe(ask);
    expect(before).toContain(`Ask ${known.name} to teach it (has taught ${student.name}, no other`);
    const { page } = await press({ [id]: ask });
    expect(page).toContain(`${known.name} is asked to teach it`);
    expect(page).toContain(`/admin-dashboard/lessons/${id}/substitute/removal`);
    expect(waysOf(page, id)).toEqual([]);
    expect(await admin.browser.read("/admin-dashboard")).not.toContain("while its tutor is away");

    await known.browser.post(`/tutor-dashboard/substitutions/${id}/decline`, {});
    const again = await read();
    expect(again).toContain(`Declined by ${known.name}`);
    expect(waysOf(again, id)).not.toContain(ask);
    const home = await admin.browser.read("/admin-dashboard");
    expect(home).toContain("1 lesson while its tutor is away");
    expect(home).not.toContain("without a substitute");
    await press({ [id]: "cancel" });
  });

  test("takes back with Undo that somebody was asked", async () => {
    const { id } = await plan(onDay("16:00"));
    const other = await makeTutor(academy);
    await press({ [id]: `substitute ${other.id}` });
    await admin.browser.submit(`/admin-dashboard/lessons/${id}/substitute/removal`, {});
    expect(waysOf(await read(), id)).toContain("cancel");
    await press({ [id]: "cancel" });
  });

  test("has the lessons too that the tutor gives instead of others", async () => {
    const other = await makeTutor(academy);
    const { id } = await plan(onDay("16:00"));
    await press({ [id]: `substitute ${other.id}` });
    const page = await admin.browser.read(`${desk(other.id)}?${query}`);
    const ways = waysOf(page, id);
    expect(ways).toContain("cancel");
    expect(ways).not.toContain(`substitute ${other.id}`);
    expect(ways).not.toContain(`substitute ${tutor.id}`);
    await press({ [id]: "cancel" });
  });

  test("does not ask a substitute who is not free any more", async () => {
    const { id } = await plan(onDay("16:00"));
    const other = await makeTutor(academy);
    const theirs = await assign(academy, await makeStudent(academy), other);
    await publish(academy, theirs, other, "live-session", {
      title: "Taken",
      startsAt: onDay("16:00"),
    });
    const { page } = await press({ [id]: `substitute ${other.id}` });
    expect(page).toContain("That is not free any more.");
    expect(waysOf(page, id)).toContain("cancel");
    await press({ [id]: "cancel" });
  });

  test("undoes one of them, and the others stay", async () => {
    const [first, second] = [await plan(onDay("16:00")), await plan(onDay("17:30"))];
    const [move = ""] = waysOf(await read(), first.id);
    const { page } = await press({ [first.id]: move, [second.id]: "cancel" });
    const [, undo = ""] = /action="([^"]*\/move\/undo[^"]*)"/.exec(page) ?? [];
    const back = await admin.browser.submit(undo.replaceAll("&amp;", "&"), {});
    expect(back.page).toContain("The lesson is back at its old time.");
    expect((await readLesson(first.id))?.at).toEqual(onDay("16:00"));
    expect((await readLesson(second.id))?.reason).toBe("The tutor is ill.");
  });

  test("sends a family one mail about all its lessons, and the tutor too", async () => {
    const { id, student, assignmentId } = await plan(onDay("16:00"));
    const second = await publish(academy, assignmentId, tutor, "live-session", {
      title: "Squares",
      startsAt: onDay("18:00"),
    });
    await press({ [id]: "cancel", [second]: "cancel" });
    const { rows } = await academy.pool.query<{ id: string; count: number }>(
      `select account_id as id, (data->>'count')::int as count from mails
       where kind = 'lesson-change' and account_id = any($1)`,
      [[student.id, tutor.id]],
    );
    expect(rows.map(({ count }) => count)).toEqual([2, 2]);
    await admin.browser.post(`/admin-dashboard/lessons/${id}/restoration`, {});
    const { rows: left } = await academy.pool.query(
      `select data->'lessons'->0->>'id' as id, data->>'what' as what from mails
       where kind = 'lesson-change' and account_id = $1`,
      [student.id],
    );
    expect(left).toEqual([{ id: second, what: "cancelled" }]);
  });

  test("says why a time that is taken meanwhile was not, and does the rest", async () => {
    const [first, second] = [await plan(onDay("16:00")), await plan(onDay("17:30"))];
    const [move = ""] = waysOf(await read(), first.id);
    await plan(new Date(Number(move.replace("move ", ""))), "In the way");
    const { page } = await press({ [first.id]: move, [second.id]: "cancel" });
    expect(page).toContain("Some lessons could not be changed.");
    expect(page).toContain("That is not free any more.");
    expect((await readLesson(first.id))?.at).toEqual(onDay("16:00"));
    expect((await readLesson(second.id))?.reason).toBe("The tutor is ill.");
  });

  test("needs a reason to cancel, and existing days in their order", async () => {
    const { id } = await plan(onDay("16:00"));
    for (const [fields, words] of [
      [{ reason: " " }, "Please enter a reason."],
      [{ firstDay: "2031-02-30" }, "There is no such day."],
      [{ lastDay: "2020-01-01" }, "The last day is before the first one."],
    ] as const) {
      const answer = await admin.browser.post(desk(), {
        ...days,
        lesson: id,
        [`way-${id}`]: "cancel",
        reason: "Ill.",
        ...fields,
      });
      expect([answer.status, (await answer.text()).includes(words)]).toEqual([400, true]);
    }
    expect((await readLesson(id))?.reason).toBeNull();
    expect(await countTimeOff()).toBe(0);
  });

  test("changes no lesson of another tutor, whatever the form says", async () => {
    const { id } = await plan(onDay("16:00"));
    const other = await makeTutor(academy);
    const fields = { ...days, lesson: id, [`way-${id}`]: "cancel", reason: "Ill." };
    await admin.browser.post(desk(other.id), fields);
    expect((await readLesson(id))?.reason).toBeNull();
  });

  test("changes nothing for a suspended tutor", async () => {
    const { id } = await plan(onDay("16:00"));
    await academy.pool.query("update tutors set status = 'suspended' where id = $1", [tutor.id]);
    const fields = { ...days, lesson: id, [`way-${id}`]: "cancel", reason: "Ill." };
    const answer = await admin.browser.post(desk(), fields);
    expect(answer.status).toBe(409);
    expect(await countTimeOff()).toBe(0);
  });

  test("has only the lessons of the hours, and saves them", async () => {
    const [morning, evening] = [await plan(onDay("09:00")), await plan(onDay("17:00"))];
    const hours = { ...days, fromTime: "08:00", untilTime: "14:00" };
    const address = `${desk()}?${String(new URLSearchParams(hours))}`;
    const page = await admin.browser.read(address);
    expect(waysOf(page, morning.id)).toContain("cancel");
    expect(page).not.toContain(`way-${evening.id}`);
    const saved = await admin.browser.submit(desk(), {
      ...hours,
      why: "ill",
      reason: "Ill.",
      lesson: [morning.id, evening.id],
      [`way-${morning.id}`]: "cancel",
      [`way-${evening.id}`]: "cancel",
    });
    expect(saved.page).toContain("from 8:00 AM to 2:00 PM");
    expect(saved.page).toContain("This time off is saved.");
    expect((await readLesson(morning.id))?.reason).toBe("Ill.");
    expect((await readLesson(evening.id))?.reason).toBeNull();
    expect(await read()).not.toContain("This time off is saved.");
    const { rows } = await academy.pool.query(
      "select from_time, until_time from time_off where tutor_id = $1",
      [tutor.id],
    );
    expect(rows).toEqual([{ from_time: "08:00:00", until_time: "14:00:00" }]);
  });

  test("shows again hours that are wrong, as they were typed", async () => {
    const hours = { ...days, fromTime: "14:00", untilTime: "08:00" };
    const page = await admin.browser.read(`${desk()}?${String(new URLSearchParams(hours))}`);
    expect(page).toContain("The time off has to end after it begins.");
    // Lessons of other days would be changed by mistake.
    expect(page).not.toContain("Save and Change Lessons");
    expect(page).not.toContain("Save Time Off");
    expect(page).toMatch(/name="fromTime"[^>]*value="14:00"/);
    expect(page).toMatch(/aria-invalid="true"[^>]*name="untilTime"[^>]*value="08:00"/);
    const answer = await admin.browser.post(desk(), { ...hours, reason: "Ill." });
    expect(answer.status).toBe(400);
    expect(await countTimeOff()).toBe(0);
  });

  test("saves no second time off where one has these days", async () => {
    await insertTimeOff(academy.database, tutor.id, days);
    expect(await read()).toContain("This time off is saved.");
    await press({});
    expect(await countTimeOff()).toBe(1);
  });
});

describe("a lesson without a substitute", () => {
  test("is on the home and in the list, until somebody answers or it is dealt with", async () => {
    const { id, student } = await plan(onDay("18:00"));
    const other = await makeTutor(academy);
    const dialog = `/admin-dashboard/lessons/${id}/substitute`;
    // Each message names the student once.
    await admin.browser.submit(dialog, { tutorId: other.id });
    const isListed = async () =>
      (await admin.browser.read("/admin-dashboard/away")).includes(student.name);
    expect(await isListed()).toBe(false);
    await academy.pool.query(
      "update substitutions set asked_at = asked_at - interval '2 hours' where lesson_id = $1",
      [id],
    );
    expect(await admin.browser.read("/admin-dashboard")).toContain("1 lesson without a substitute");
    expect(await isListed()).toBe(true);
    await other.browser.post(`/tutor-dashboard/substitutions/${id}/acceptance`, {});
    expect(await isListed()).toBe(false);
    await other.browser.post(`/tutor-dashboard/substitutions/${id}/decline`, {});
    expect(await isListed()).toBe(true);
    await admin.browser.submit(`${dialog}/removal`, {});
    expect(await isListed()).toBe(false);
    expect(await admin.browser.read("/admin-dashboard")).not.toContain("without a substitute");
  });
});
