import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hour } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { addDays, dayOf } from "#domain/timetable/series/series.ts";
import { confirmedName } from "#parts/timetable/booking/booking-fields.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import {
  assign,
  makeAdmin,
  makeCourse,
  makeStudent,
  publish,
  type Person,
} from "#test/support/people.ts";
import { planWeekly } from "#test/support/weekly-lessons.ts";

const academy = useAcademy();
let admin: Person;
let made: Awaited<ReturnType<typeof makeCourse>>;
let days = 0;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});
beforeEach(async () => {
  made = await makeCourse(academy);
});

const pageOf = (id: string) => `/admin-dashboard/lessons/${id}`;

/** Half past five in India's afternoon, of a day that no other lesson has. */
function nextEvening(): Date {
  days += 1;
  return new Date(Date.UTC(2041, 0, days, 12));
}

const plan = (startsAt: Date, { assignmentId, tutor } = made) =>
  publish(academy, assignmentId, tutor, "live-session", {
    title: "Circles",
    startsAt,
    url: "https://meet.example/circles",
  });

/** Plans weekly lessons on Mondays. @returns their ids in their order */
async function planSeries(lessons: string): Promise<string[]> {
  const when = { days: ["1"], time: "17:30", firstDay: addDays(dayOf(new Date()), 7), lessons };
  const planned = await planWeekly(academy, made.tutor.browser, made.assignmentId, when);
  return planned.map(({ id }) => id);
}

/** Posts the form that moves a lesson by a number of hours. */
async function move(id: string, startsAt: Date, hours: number, more: Record<string, string> = {}) {
  const to = toIndiaDateTimeFields(new Date(startsAt.getTime() + hours * hour));
  const fields = { was: startsAt.toISOString(), scope: "this", ...to, ...more };
  const answer = await admin.browser.post(`${pageOf(id)}/move`, fields);
  return { status: answer.status, page: await answer.text() };
}

async function startOf(id: string): Promise<Date | undefined> {
  const { rows } = await academy.pool.query<{ starts_at: Date }>(
    "select starts_at from content_items where id = $1",
    [id],
  );
  return rows[0]?.starts_at;
}

/** Who is mailed what about a lesson, in the order of their ids. */
async function mailsAbout(id: string): Promise<{ kind: string; to: string; what: string }[]> {
  const { rows } = await academy.pool.query<{ kind: string; to: string; what: string }>(
    `select kind, account_id as to, data->>'what' as what from mails
     where kind like '%lesson-change' and data->'lessons' @> jsonb_build_array(jsonb_build_object('id', $1::text))
     order by kind desc, account_id`,
    [id],
  );
  return rows;
}

describe("a lesson's page", () => {
  test("says what is planned, asked, mailed and changed", async () => {
    const startsAt = nextEvening();
    const id = await plan(startsAt);
    await move(id, startsAt, 2);
    const page = await admin.browser.read(pageOf(id));
    for (const text of ["Circles", "https://meet.example/circles", made.student.name, admin.name]) {
      expect(page).toContain(text);
    }
    expect(page).toContain(`To ${made.tutor.name}`);
    expect(page).toMatch(/Moved, before: [A-Z][a-z]+ \d+, 2041 at 5:30 PM IST/);
    expect(page).toContain("Changed a lesson");
  });

  test("offers nothing where its tutor does not teach", async () => {
    const id = await plan(nextEvening());
    expect(await admin.browser.read(pageOf(id))).toContain(`${pageOf(id)}/move"`);
    await academy.pool.query("update tutors set status = 'suspended' where id = $1", [
      made.tutor.id,
    ]);
    expect(await admin.browser.read(pageOf(id))).not.toContain(`${pageOf(id)}/move"`);
  });
});

describe("the office", () => {
  test("moves a lesson, and everybody is mailed once", async () => {
    const startsAt = nextEvening();
    const id = await plan(startsAt);
    await makeGuardian(academy, made.student, { decision: "given" });
    const { status } = await move(id, startsAt, 2);
    expect(status).toBe(303);
    expect(await startOf(id)).toEqual(new Date(startsAt.getTime() + 2 * hour));
    const told = await mailsAbout(id);
    expect(told.map(({ what }) => what)).toEqual(["moved", "moved", "moved"]);
    expect(told.map(({ to }) => to).toSorted()).toEqual(
      [made.student.id, made.student.id, made.tutor.id].toSorted(),
    );
  });

  test("and back, with the button of the message", async () => {
    const startsAt = nextEvening();
    const id = await plan(startsAt);
    const to = toIndiaDateTimeFields(new Date(startsAt.getTime() + 2 * hour));
    const fields = { was: startsAt.toISOString(), scope: "this", ...to };
    const { page } = await admin.browser.submit(`${pageOf(id)}/move`, fields);
    expect(page).toContain("The lesson was moved to ");
    const [, undo = ""] = /action="([^"]*\/move\/undo[^"]*)"/.exec(page) ?? [];
    const back = await admin.browser.submit(undo.replaceAll("&amp;", "&"), {});
    expect(back.page).toContain("The lesson is back at its old time.");
    expect(await startOf(id)).toEqual(startsAt);
    expect(await mailsAbout(id)).toEqual([]);
  });

  test("hears whose lesson is in the way, and which times are free", async () => {
    const startsAt = nextEvening();
    const id = await plan(startsAt);
    const other = await makeStudent(academy);
    const assignmentId = await assign(academy, other, made.tutor);
    await plan(new Date(startsAt.getTime() + 2 * hour), { ...made, assignmentId });
    const { status, page } = await move(id, startsAt, 2);
    expect(status).toBe(409);
    expect(page).toContain(`The tutor already has a lesson with ${other.name}`);
    expect(page).toContain('name="freeTime"');
    expect(await startOf(id)).toEqual(startsAt);
  });

  test("is asked once about the tutor's time off", async () => {
    const startsAt = nextEvening();
    const id = await plan(startsAt);
    const day = toIndiaDateTimeFields(new Date(startsAt.getTime() + 24 * hour)).date;
    await academy.pool.query(
      "insert into time_off (tutor_id, first_day, last_day) values ($1, $2, $2)",
      [made.tutor.id, day],
    );
    const asked = await move(id, startsAt, 24);
    expect([asked.status, asked.page.includes("The tutor has time off then.")]).toEqual([
      409,
      true,
    ]);
    const [, confirmed = ""] =
      new RegExp(`name="${confirmedName}" value="([^"]*)"`).exec(asked.page) ?? [];
    expect((await move(id, startsAt, 24, { [confirmedName]: confirmed })).status).toBe(303);
    days += 1;
  });

  test("moves a lesson and those of its series that follow", async () => {
    const ids = await planSeries("3");
    const before = await Promise.all(ids.map(startOf));
    const [, second = ""] = ids;
    const { status } = await move(second, before[1] ?? new Date(), 1, { scope: "following" });
    expect(status).toBe(303);
    const after = await Promise.all(ids.map(startOf));
    const moved = after.map(
      (at, index) => ((at?.getTime() ?? 0) - (before[index]?.getTime() ?? 0)) / hour,
    );
    expect(moved).toEqual([0, 1, 1]);
  });

  test("cancels with a reason, and lets it take place after all", async () => {
    const id = await plan(nextEvening());
    const cancellation = `${pageOf(id)}/cancellation`;
    expect((await admin.browser.post(cancellation, { reason: " " })).status).toBe(400);
    const { page } = await admin.browser.submit(cancellation, { reason: "The tutor is ill." });
    expect(page).toContain("The lesson was cancelled.");
    expect(page).toContain("by the academy");
    expect(page).toContain("The tutor is ill.");
    expect(page).toContain(`${pageOf(id)}/restoration"`);
    expect((await mailsAbout(id)).map(({ what }) => what)).toEqual(["cancelled", "cancelled"]);
    const course = await made.student.browser.read(`/dashboard/courses/${made.assignmentId}`);
    expect(course).toContain("Cancelled by the academy");
    const again = await admin.browser.post(cancellation, { reason: "The tutor is ill." });
    expect(again.status).toBe(409);
    const restored = await admin.browser.submit(`${pageOf(id)}/restoration`, {});
    expect(restored.page).toContain("The lesson takes place after all.");
    const { rows } = await academy.pool.query("select from booked_times where lesson_id = $1", [
      id,
    ]);
    expect(rows).toHaveLength(1);
    expect(await mailsAbout(id)).toEqual([]);
    const twice = await admin.browser.submit(`${pageOf(id)}/restoration`, {});
    expect(twice.page).toContain("This lesson can&#x27;t take place");
  });

  test("does not restore a lesson whose time is taken by now", async () => {
    const startsAt = nextEvening();
    const id = await plan(startsAt);
    await admin.browser.post(`${pageOf(id)}/cancellation`, { reason: "Ill." });
    const assignmentId = await assign(academy, await makeStudent(academy), made.tutor);
    await plan(startsAt, { ...made, assignmentId });
    const { page } = await admin.browser.submit(`${pageOf(id)}/restoration`, {});
    expect(page).toContain("This lesson can&#x27;t take place");
    const { rows } = await academy.pool.query("select from booked_times where lesson_id = $1", [
      id,
    ]);
    expect(rows).toEqual([]);
  });

  test("plans a make-up lesson, once", async () => {
    const id = await plan(nextEvening());
    const makeUp = `${pageOf(id)}/make-up`;
    const at = () => toIndiaDateTimeFields(nextEvening());
    expect((await admin.browser.post(makeUp, at())).status).toBe(409);
    await admin.browser.post(`${pageOf(id)}/cancellation`, { reason: "Ill." });
    expect((await admin.browser.post(makeUp, { date: "", time: "" })).status).toBe(400);
    const { page, path } = await admin.browser.submit(makeUp, at());
    expect(page).toContain("The make-up lesson is planned.");
    expect(page).toContain("Makes up for");
    expect(path).not.toBe(pageOf(id));
    expect((await admin.browser.post(makeUp, at())).status).toBe(409);
    expect(await admin.browser.read(pageOf(id))).not.toContain(`${makeUp}"`);
  });

  test("does not restore a make-up lesson beside another one", async () => {
    const id = await plan(nextEvening());
    const makeUp = async () => {
      const at = toIndiaDateTimeFields(nextEvening());
      const { path } = await admin.browser.submit(`${pageOf(id)}/make-up`, at);
      return path.split("/").at(-1) ?? "";
    };
    await admin.browser.post(`${pageOf(id)}/cancellation`, { reason: "Ill." });
    const first = await makeUp();
    await admin.browser.post(`${pageOf(first)}/cancellation`, { reason: "Ill again." });
    await makeUp();
    const { page } = await admin.browser.submit(`${pageOf(first)}/restoration`, {});
    expect(page).toContain("This lesson can&#x27;t take place");
  });

  test.each([
    ["", "Please enter a URL."],
    ["meet", "Please enter a valid URL"],
  ])("does not save the link %j", async (url, words) => {
    const id = await plan(nextEvening());
    const answer = await admin.browser.post(`${pageOf(id)}/link`, { url });
    expect([answer.status, (await answer.text()).includes(words)]).toEqual([400, true]);
  });

  test("corrects the link of a lesson, and of all of a series", async () => {
    const ids = await planSeries("2");
    const [first = ""] = ids;
    const urlsOf = async () => {
      const { rows } = await academy.pool.query<{ url: string }>(
        "select url from content_items where id = any($1) order by starts_at",
        [ids],
      );
      return rows.map(({ url }) => url);
    };
    const before = (await urlsOf())[1];
    const save = (url: string, scope: string) =>
      admin.browser.submit(`${pageOf(first)}/link`, { url, scope });
    expect((await save("https://meet.example/one", "this")).page).toContain("The link is saved.");
    expect(await urlsOf()).toEqual(["https://meet.example/one", before]);
    await save("https://meet.example/all", "all");
    expect(await urlsOf()).toEqual(["https://meet.example/all", "https://meet.example/all"]);
  });

  test("changes nothing while the tutor is suspended, and says so", async () => {
    const startsAt = nextEvening();
    const id = await plan(startsAt);
    await academy.pool.query("update tutors set status = 'suspended' where id = $1", [
      made.tutor.id,
    ]);
    const { status, page } = await move(id, startsAt, 2);
    expect([status, page.includes("its tutor does not teach at present")]).toEqual([409, true]);
  });

  test("is an owner or a coordinator: an accountant reads the outcome and nothing else", async () => {
    const id = await plan(nextEvening());
    const accountant = await makeAdmin(academy, "accountant");
    const page = await accountant.browser.read(pageOf(id));
    expect(page).toContain(made.student.name);
    expect(page).not.toContain("meet.example");
    expect(page).not.toContain(`${pageOf(id)}/`);
    for (const part of ["move", "move/undo", "cancellation", "restoration", "make-up", "link"]) {
      const answer = await accountant.browser.post(`${pageOf(id)}/${part}`, {});
      expect(answer.status).toBe(403);
    }
    const coordinator = await makeAdmin(academy, "coordinator");
    expect(await coordinator.browser.read(pageOf(id))).toContain("meet.example");
  });
});
