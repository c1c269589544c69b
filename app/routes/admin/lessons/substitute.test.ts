import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hour } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { useAcademy } from "#test/support/academy.ts";
import {
  assign,
  makeAdmin,
  makeCourse,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;
let made: Awaited<ReturnType<typeof makeCourse>>;
let substitute: Person;
let lessonId = "";
let startsAt = new Date();
let days = 0;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});
beforeEach(async () => {
  made = await makeCourse(academy);
  substitute = await makeTutor(academy);
  days += 1;
  // Half past five in India's afternoon, of a day that no other lesson has.
  startsAt = new Date(Date.UTC(2042, 0, days, 12));
  lessonId = await plan(startsAt);
});

const plan = (at: Date, { assignmentId, tutor } = made) =>
  publish(academy, assignmentId, tutor, "live-session", { title: "Circles", startsAt: at });

const pageOf = (id = lessonId) => `/admin-dashboard/lessons/${id}`;
const dialogOf = (id = lessonId) => `${pageOf(id)}/substitute`;
const ask = (tutor = substitute, id = lessonId) =>
  admin.browser.submit(dialogOf(id), { tutorId: tutor.id });
/** The radio button with a tutor in the dialog. */
const offerOf = (name: string) => `aria-label="${name}" aria-describedby=`;
const giveBack = (query = "") => admin.browser.submit(`${dialogOf()}/removal${query}`, {});

/** Whose time the lesson takes. */
async function takenBy(id = lessonId): Promise<string | null | undefined> {
  const { rows } = await academy.pool.query<{ tutor_id: string | null }>(
    "select tutor_id from booked_times where lesson_id = $1 and request_id is null",
    [id],
  );
  return rows[0]?.tutor_id;
}

async function stateOf(id = lessonId) {
  const { rows } = await academy.pool.query<{ substitute: string | null; wanted: boolean }>(
    `select substitute_id as substitute, substitute_wanted_since is not null as wanted
     from content_items where id = $1`,
    [id],
  );
  return rows[0];
}

async function mailsTo(person: Person): Promise<string[]> {
  const { rows } = await academy.pool.query<{ kind: string }>(
    "select kind from mails where account_id = $1 and data ->> 'lessonId' = $2 order by kind",
    [person.id, lessonId],
  );
  return rows.map(({ kind }) => kind);
}

describe("the office", () => {
  test("asks a tutor, whose time is taken, and the lesson's own tutor is free", async () => {
    const { page } = await ask();
    expect(page).toContain("The tutor is asked");
    expect(page).toContain(`${substitute.name}, instead of ${made.tutor.name}: no answer yet`);
    expect([await takenBy(), await stateOf()]).toEqual([
      substitute.id,
      { substitute: substitute.id, wanted: false },
    ]);
    expect(await mailsTo(substitute)).toEqual(["substitution"]);
    // Nobody else hears before the tutor has accepted.
    expect([await mailsTo(made.student), await mailsTo(made.tutor)]).toEqual([[], []]);
    await ask();
    expect(await mailsTo(substitute)).toEqual(["substitution"]);
    // Its own tutor can have another lesson then, the substitute cannot.
    const other = await assign(academy, await makeStudent(academy), made.tutor);
    await publish(academy, other, made.tutor, "live-session", { title: "Other", startsAt });
    const third = await assign(academy, await makeStudent(academy), substitute);
    const planned = publish(academy, third, substitute, "live-session", { title: "No", startsAt });
    await expect(planned).rejects.toThrow("tutor_booked_once");
  });

  test("takes it back with the button of the message, and nobody is mailed", async () => {
    const { page } = await ask();
    expect(page).toContain(`action="${dialogOf()}/removal"`);
    expect((await giveBack()).page).toContain("not with a substitute any more");
    expect([await takenBy(), await stateOf()]).toEqual([
      made.tutor.id,
      { substitute: null, wanted: false },
    ]);
    const { rows } = await academy.pool.query<{ told: boolean }>(
      "select ended_at is not null as told from substitutions where lesson_id = $1",
      [lessonId],
    );
    expect(rows).toEqual([{ told: true }]);
  });

  test("puts somebody else in the place of who was asked; Undo leaves it waiting", async () => {
    await ask();
    const second = await makeTutor(academy);
    const { page } = await ask(second);
    expect(page).toContain("Another tutor is asked");
    expect(await takenBy()).toBe(second.id);
    await giveBack("?wanted");
    expect(await stateOf()).toEqual({ substitute: null, wanted: true });
    expect(await admin.browser.read(pageOf())).toContain("the last one declined");
    await giveBack();
    expect(await stateOf()).toEqual({ substitute: null, wanted: false });
  });

  test("does not give it back to a tutor who has another lesson by now", async () => {
    await ask();
    const other = await assign(academy, await makeStudent(academy), made.tutor);
    await publish(academy, other, made.tutor, "live-session", { title: "Other", startsAt });
    expect((await giveBack()).page).toContain("has another lesson then by now");
    expect(await takenBy()).toBe(substitute.id);
    // What waits for another way out is nobody's then.
    await giveBack("?wanted");
    expect(await takenBy()).toBeNull();
  });

  test("is offered who is free, the ones who know the student first, with their day", async () => {
    const known = await makeTutor(academy);
    await academy.pool.query(
      `insert into assignments (student_id, tutor_id, class_id, subject_id, status, ended_at)
       values ($1, $2, 'class-10', 'physics', 'ended', now())`,
      [made.student.id, known.id],
    );
    const busy = await makeCourse(academy);
    await plan(startsAt, busy);
    const later = await makeCourse(academy);
    await plan(new Date(startsAt.getTime() + 2 * hour), later);
    await academy.pool.query("update tutors set status = 'suspended' where id <> all($1)", [
      [known.id, later.tutor.id, substitute.id, busy.tutor.id, made.tutor.id],
    ]);
    const page = await admin.browser.read(dialogOf());
    const places = [known, substitute, later.tutor].map(({ name }) => page.indexOf(offerOf(name)));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places[0]).toBe(Math.min(...places));
    expect(places[2]).toBeGreaterThan(places[1] ?? 0);
    expect(page).toContain("That day: 7:30 PM");
    for (const { name } of [busy.tutor, made.tutor]) expect(page).not.toContain(offerOf(name));
  });

  test.each([
    [
      "has another lesson then",
      async () => void (await plan(startsAt, await makeCourse(academy, substitute))),
    ],
    [
      "is away",
      () =>
        academy.pool.query(
          "insert into time_off (tutor_id, first_day, last_day) values ($1, $2, $2)",
          [substitute.id, toIndiaDateTimeFields(startsAt).date],
        ),
    ],
    [
      "teaches at other hours",
      () =>
        academy.pool.query(
          `insert into tutor_hours (tutor_id, weekday, from_minute, to_minute)
           select $1, day, 480, 600 from generate_series(1, 7) day`,
          [substitute.id],
        ),
    ],
    [
      "is not approved",
      () =>
        academy.pool.query("update tutors set status = 'suspended' where id = $1", [substitute.id]),
    ],
    [
      "teaches other classes",
      () =>
        academy.pool.query("update tutors set selected_classes = '{class-9}' where id = $1", [
          substitute.id,
        ]),
    ],
    [
      "teaches other subjects",
      () =>
        academy.pool.query("update tutors set selected_subjects = '{physics}' where id = $1", [
          substitute.id,
        ]),
    ],
  ])("cannot ask a tutor who %s", async (_, spoil) => {
    await spoil();
    expect(await admin.browser.read(dialogOf())).not.toContain(offerOf(substitute.name));
    const answer = await admin.browser.post(dialogOf(), { tutorId: substitute.id });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("not free any more");
    expect(await takenBy()).toBe(made.tutor.id);
  });

  test("cannot ask its own tutor, nobody, or for a lesson that is over or cancelled", async () => {
    const post = (tutorId: string, id = lessonId) => admin.browser.post(dialogOf(id), { tutorId });
    expect((await post(made.tutor.id)).status).toBe(409);
    expect((await post("")).status).toBe(400);
    expect((await post("nobody")).status).toBe(409);
    const past = await plan(new Date(Date.now() - 3 * hour));
    expect((await post(substitute.id, past)).status).toBe(409);
    await admin.browser.post(`${pageOf()}/cancellation`, { reason: "The tutor is ill." });
    expect((await post(substitute.id)).status).toBe(409);
    expect(await stateOf()).toEqual({ substitute: null, wanted: false });
  });
});

describe("a lesson is its tutor's again", () => {
  beforeEach(async () => {
    await ask();
  });

  test("once it is moved", async () => {
    const to = toIndiaDateTimeFields(new Date(startsAt.getTime() + hour));
    await admin.browser.post(`${pageOf()}/move`, {
      was: startsAt.toISOString(),
      scope: "this",
      ...to,
    });
    expect([await takenBy(), await stateOf()]).toEqual([
      made.tutor.id,
      { substitute: null, wanted: false },
    ]);
  });

  test("once it is cancelled, also when that is taken back", async () => {
    await admin.browser.post(`${pageOf()}/cancellation`, { reason: "The tutor is ill." });
    expect([await takenBy(), await stateOf()]).toEqual([
      undefined,
      { substitute: null, wanted: false },
    ]);
    await admin.browser.post(`${pageOf()}/restoration`, {});
    expect(await takenBy()).toBe(made.tutor.id);
  });

  test("once the assignment has another tutor", async () => {
    const next = await makeTutor(academy);
    const handOver = `/admin-dashboard/assignments/${made.assignmentId}/hand-over`;
    expect((await admin.browser.post(handOver, { tutorId: next.id })).status).toBe(303);
    expect([await takenBy(), await stateOf()]).toEqual([
      next.id,
      { substitute: null, wanted: false },
    ]);
  });

  test("once the substitute is suspended or deleted, and waits for another way out", async () => {
    await academy.pool.query("update tutors set status = 'suspended' where id = $1", [
      substitute.id,
    ]);
    expect([await takenBy(), await stateOf()]).toEqual([
      made.tutor.id,
      { substitute: null, wanted: true },
    ]);
    const next = await makeTutor(academy);
    await ask(next);
    await academy.pool.query("delete from accounts where id = $1", [next.id]);
    expect([await takenBy(), await stateOf()]).toEqual([
      made.tutor.id,
      { substitute: null, wanted: true },
    ]);
  });

  test("and an undo of its deletion brings the substitute back", async () => {
    const list = `/tutor-dashboard/${made.assignmentId}/live-sessions`;
    await made.tutor.browser.post(`${list}/${lessonId}/delete`, {});
    expect(await takenBy()).toBeUndefined();
    await made.tutor.browser.post(`${list}/${lessonId}/undo`, {});
    expect([await takenBy(), await stateOf()]).toEqual([
      substitute.id,
      { substitute: substitute.id, wanted: false },
    ]);
  });
});
