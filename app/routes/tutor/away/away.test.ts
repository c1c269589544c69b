import { expect, test } from "vitest";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { useAcademy } from "#test/support/academy.ts";
import { waysOf } from "#test/support/desk.ts";
import { assign, makeStudent, makeTutor, publish, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const desk = "/tutor-dashboard/away";

const { date } = toIndiaDateTimeFields(new Date(Date.now() + 4 * day));
const days = { firstDay: date, lastDay: date };
const query = String(new URLSearchParams(days));

/** A lesson of a new student with a tutor, on the day. */
async function plan(tutor: Person, time: string) {
  const student = await makeStudent(academy);
  const assignmentId = await assign(academy, student, tutor);
  const startsAt = new Date(`${date}T${time}:00+05:30`);
  const id = await publish(academy, assignmentId, tutor, "live-session", {
    title: "Circles",
    startsAt,
  });
  return { id, student, assignmentId, startsAt };
}

async function readLesson(id: string) {
  const { rows } = await academy.pool.query<{ at: Date; isCancelled: boolean; isOwed: boolean }>(
    `select starts_at as at, cancelled_at is not null as "isCancelled", make_up_owed as "isOwed"
     from content_items where id = $1`,
    [id],
  );
  return rows[0];
}

async function countTimeOff(tutor: Person) {
  const found = await academy.pool.query("select from time_off where tutor_id = $1", [tutor.id]);
  return found.rowCount;
}

test("time off with lessons is saved together with what becomes of them, each with Undo", async () => {
  const tutor = await makeTutor(academy);
  const [first, second, third] = [
    await plan(tutor, "16:00"),
    await plan(tutor, "17:30"),
    await plan(tutor, "19:00"),
  ];
  const asked = await tutor.browser.submit("/account/hours/time-off", { ...days, reason: "ill" });
  expect(asked.path).toBe(`${desk}?${query}&why=ill`);
  expect(asked.page).toContain("Your time off is not saved yet.");
  expect(await countTimeOff(tutor)).toBe(0);
  const ways = waysOf(asked.page, first.id);
  // Nobody else is offered: that is the office's to choose.
  expect(ways.filter((way) => way.startsWith("substitute"))).toEqual([]);
  expect(ways.slice(-3)).toEqual(["leave", "make-up", "cancel"]);
  const [move = ""] = ways;
  const done = await tutor.browser.submit(desk, {
    ...days,
    why: "ill",
    reason: "I am ill.",
    lesson: [first.id, second.id, third.id],
    [`way-${first.id}`]: move,
    [`way-${second.id}`]: "make-up",
    [`way-${third.id}`]: "leave",
  });
  expect(await countTimeOff(tutor)).toBe(1);
  const movedTo = new Date(Number(move.replace("move ", "")));
  expect(await readLesson(first.id)).toEqual({ at: movedTo, isCancelled: false, isOwed: false });
  expect(await readLesson(second.id)).toMatchObject({ isCancelled: true, isOwed: true });
  const home = await tutor.browser.read("/tutor-dashboard");
  expect(home).toContain("1 lesson while you are away, 1 make-up lesson to plan");
  const link = /href="(\/tutor-dashboard\/away[^"]*)"/.exec(home)?.[1] ?? "";
  expect(await tutor.browser.read(link.replaceAll("&amp;", "&"))).toContain(
    `name="way-${third.id}"`,
  );
  const undo = [...done.page.matchAll(/action="(\/tutor-dashboard\/away\/[^"]*)"/g)].map(
    ([, address = ""]) => address.replaceAll("&amp;", "&"),
  );
  expect(undo).toHaveLength(2);
  for (const address of undo) await tutor.browser.submit(address);
  expect(await readLesson(first.id)).toMatchObject({ at: first.startsAt, isCancelled: false });
  expect(await readLesson(second.id)).toMatchObject({ isCancelled: false, isOwed: false });
  expect(await tutor.browser.read("/tutor-dashboard")).toContain("3 lessons while you are away");
});

test("time off without lessons is saved at once", async () => {
  const tutor = await makeTutor(academy);
  const { path } = await tutor.browser.submit("/account/hours/time-off", { ...days });
  expect(path).toBe("/account/hours");
  expect(await countTimeOff(tutor)).toBe(1);
});

test("a lesson given instead of another tutor is left to the office, whatever the form says", async () => {
  const [own, tutor] = [await makeTutor(academy), await makeTutor(academy)];
  const { id, startsAt } = await plan(own, "16:00");
  await academy.pool.query(
    "update content_items set substitute_id = $2, substitute_accepted_at = now() where id = $1",
    [id, tutor.id],
  );
  const page = await tutor.browser.read(`${desk}?${query}`);
  expect(waysOf(page, id)).toEqual(["leave"]);
  const form = { ...days, reason: "Ill.", lesson: id };
  await tutor.browser.submit(desk, { ...form, [`way-${id}`]: "cancel" });
  await tutor.browser.submit(desk, { ...form, [`way-${id}`]: `substitute ${own.id}` });
  expect(await readLesson(id)).toMatchObject({ at: startsAt, isCancelled: false });
});

test("changes and shows no lesson of another tutor, and none to a suspended one", async () => {
  const [tutor, other] = [await makeTutor(academy), await makeTutor(academy)];
  const { id } = await plan(other, "16:00");
  const form = { ...days, reason: "Ill.", lesson: id, [`way-${id}`]: "cancel" };
  await tutor.browser.submit(desk, form);
  expect(await readLesson(id)).toMatchObject({ isCancelled: false });
  expect((await tutor.browser.post(`${desk}/${id}/undo?to=1&was=2`, {})).status).toBe(404);
  const refused = await other.browser.post(desk, { ...form, reason: "" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Please enter a reason.");
  expect(await countTimeOff(other)).toBe(0);
});

test("the same form many times at once saves one time off, and changes a lesson once", async () => {
  const tutor = await makeTutor(academy);
  const { id } = await plan(tutor, "16:00");
  const [move = ""] = waysOf(await tutor.browser.read(`${desk}?${query}`), id);
  const form = { ...days, why: "ill", reason: "", lesson: id, [`way-${id}`]: move };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => tutor.browser.post(desk, form)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
  expect(await countTimeOff(tutor)).toBe(1);
  expect((await readLesson(id))?.at).toEqual(new Date(Number(move.replace("move ", ""))));
  const { rows } = await academy.pool.query<{ action: string; times: number }>(
    `select action, count(*)::int as times from audit_log
     where actor_id = $1 and outcome = 'done' and action in ('add-time-off', 'edit') group by action
     order by action`,
    [tutor.id],
  );
  expect(rows).toEqual([
    { action: "add-time-off", times: 1 },
    { action: "edit", times: 1 },
  ]);
});
