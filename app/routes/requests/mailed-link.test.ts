import { describe, expect, test } from "vitest";
import type { Database } from "#data/shared/database.ts";
import { approveTutor, deleteTutor, rejectTutor } from "#data/people/tutors.ts";
import { liftTutorSuspension } from "#data/people/suspensions.ts";
import { useAcademy } from "#test/support/academy.ts";
import { manyRequests, takenStatuses } from "#test/support/busy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeLink } from "#test/support/mail.ts";
import { prove } from "#test/support/passkeys.ts";
import { makeAdmin, makeTutor, password } from "#test/support/people.ts";
import { askPath, makeRequest, openRequest } from "#test/support/requests.ts";

const academy = useAcademy();
const visitor = () => new TestBrowser(academy);
const newPassword = "a new, longer one for everybody";

type Made = Awaited<ReturnType<typeof makeRequest>>;

const pathOf = ({ requestToken }: Made) => `/requests/${requestToken}`;

/** What the link must not tell any more: the child, the session, the reason. */
const secrets = ["Canaryasha", "Circles", "A wedding."];

async function make(): Promise<Made> {
  const made = await makeRequest(academy);
  await update("update lesson_requests set reason = 'A wedding.' where id = $1", made.requestId);
  await update("update students set name = 'Canaryasha Rao' where id = $1", made.student.id);
  return made;
}

const inTransaction = (work: (trx: Database) => Promise<unknown>) =>
  academy.database.transaction().execute(work);

const update = (sql: string, id: string) => academy.pool.query(sql, [id]);

async function press(answer: Promise<Response>): Promise<void> {
  expect((await answer).status).toBe(303);
}

const resetPassword = async ({ tutor }: Made, purpose: "reset-password" | "undo-email") => {
  const token = await makeLink(academy, tutor, purpose, tutor.email);
  const fields = { password: newPassword, confirmPassword: newPassword };
  await press(visitor().post(`/${purpose}/${token}`, fields));
};

const suspend = async ({ tutor }: Made) => {
  const { browser } = await makeAdmin(academy);
  await prove(browser);
  const path = `/admin-dashboard/tutors/${tutor.id}/suspension`;
  await press(browser.post(path, { reason: "A complaint." }));
};

const endings: Record<string, (made: Made) => Promise<unknown>> = {
  "it was used to accept": (made) => press(visitor().post(pathOf(made), { answer: "accepted" })),
  "it was used to decline": (made) => press(visitor().post(pathOf(made), { answer: "declined" })),
  "the tutor answered on the dashboard": ({ tutor, requestId }) =>
    press(tutor.browser.post(`/tutor-dashboard/requests/${requestId}`, { answer: "declined" })),
  "the family withdrew": ({ student, lessonId }) =>
    press(student.browser.post(`${askPath(lessonId)}/withdrawal`)),
  "its time is over": ({ requestId }) =>
    update("update lesson_requests set expires_at = now() where id = $1", requestId),
  "the session was moved": ({ lessonId }) =>
    update(
      "update content_items set starts_at = starts_at + interval '1 day' where id = $1",
      lessonId,
    ),
  "the session was cancelled": ({ lessonId }) =>
    update(
      `update content_items set cancelled_at = now(), cancelled_as = 'admin',
         cancel_reason = 'A strike.', cancelled_late = false where id = $1`,
      lessonId,
    ),
  "the session was deleted": ({ lessonId }) =>
    update("delete from content_items where id = $1", lessonId),
  "another mail has a newer link": ({ lessonId }) => openRequest(academy, lessonId),
  "the tutor set a new password by a mailed link": (made) => resetPassword(made, "reset-password"),
  "the tutor restored an earlier address": (made) => resetPassword(made, "undo-email"),
  "the tutor signed out everywhere": ({ tutor }) =>
    press(tutor.browser.post("/account/sessions/end")),
  "the tutor changed the password": ({ tutor }) =>
    press(
      tutor.browser.post("/account/password", {
        currentPassword: password,
        password: newPassword,
        confirmPassword: newPassword,
      }),
    ),
  "the tutor changed the address": async ({ tutor }) => {
    const token = await makeLink(academy, tutor, "change-email", `new-${tutor.email}`);
    await press(visitor().post(`/change-email/${token}`));
  },
  "an admin signed the tutor out": async ({ tutor }) => {
    const { browser } = await makeAdmin(academy);
    await press(browser.post(`/admin-dashboard/tutors/${tutor.id}/sign-out`));
  },
  "the tutor is suspended": suspend,
  "the tutor was suspended for a while": async (made) => {
    await suspend(made);
    const decision = { tutorId: made.tutor.id, adminId: (await makeAdmin(academy)).id };
    await inTransaction((trx) => liftTutorSuspension(trx, { ...decision, reason: "A mistake." }));
  },
  "the tutor was rejected for a while": async ({ tutor }) => {
    await update(
      "update tutors set status = 'pending', approved_date = null where id = $1",
      tutor.id,
    );
    await inTransaction((trx) => rejectTutor(trx, tutor.id, "No certificate."));
    await inTransaction((trx) => approveTutor(trx, tutor.id, new Date()));
  },
  "the tutor's account is deleted": ({ tutor }) =>
    inTransaction((trx) => deleteTutor(trx, tutor.id)),
  "another tutor has the student for a while": async ({ tutor, assignmentId }) => {
    const next = await makeTutor(academy);
    const { browser } = await makeAdmin(academy);
    const path = `/admin-dashboard/assignments/${assignmentId}/hand-over`;
    for (const { id } of [next, tutor]) await press(browser.post(path, { tutorId: id }));
  },
  "the assignment has ended": async ({ assignmentId }) => {
    const { browser } = await makeAdmin(academy);
    await press(browser.post(`/admin-dashboard/assignments/${assignmentId}/end`));
  },
};

describe.each(Object.entries(endings))("a link that answers a request, once %s", (_, end) => {
  test("says only that it no longer works, and answers nothing", async () => {
    const made = await make();
    const path = pathOf(made);
    const before = await visitor().read(path);
    for (const secret of secrets) expect(before).toContain(secret);
    await end(made);
    const lesson = await stateOf(made);
    const answers = [
      await visitor().get(path),
      await visitor().get(`${path}.data`),
      await visitor().post(path, { answer: "accepted" }),
      await visitor().post(path, { answer: "declined", reason: "No." }),
      await visitor().post(path, {}),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.headers.get("x-robots-tag")]).toEqual([
        404,
        "noindex, nofollow",
      ]);
      const said = await answer.text();
      for (const secret of secrets) expect(said).not.toContain(secret);
    }
    expect(await visitor().read(path)).toContain("This link no longer works");
    expect(await stateOf(made)).toEqual(lesson);
  });
});

/** The lesson and its requests. */
async function stateOf({ lessonId }: Made): Promise<unknown> {
  const { rows } = await academy.pool.query(
    `select c.starts_at, c.cancelled_at, r.answer, r.answered_at, r.answer_reason
     from content_items c left join lesson_requests r on r.lesson_id = c.id where c.id = $1`,
    [lessonId],
  );
  return rows;
}

test("the browser that has answered is told so once, and nothing else", async () => {
  for (const [answer, said] of [
    ["accepted", "You have accepted this request."],
    ["declined", "You have declined this request."],
  ] as const) {
    const made = await make();
    const browser = visitor();
    const { page } = await browser.submit(pathOf(made), { answer });
    expect(page).toContain(said);
    for (const secret of secrets) expect(page).not.toContain(secret);
    expect(await browser.read(pathOf(made))).toContain("This link no longer works");
  }
});

test("an answer that is not possible leaves the link as it is", async () => {
  const made = await make();
  expect((await visitor().post(pathOf(made), { answer: "perhaps" })).status).toBe(400);
  const tooLong = { answer: "declined", reason: "x".repeat(5000) };
  const refused = await visitor().post(pathOf(made), tooLong);
  expect([refused.status, (await refused.text()).includes(tooLong.reason)]).toEqual([400, true]);
  await press(visitor().post(pathOf(made), { answer: "declined" }));
});

test("of twenty presses at once one answers", manyRequests, async () => {
  const made = await make();
  const press = () => visitor().post(pathOf(made), { answer: "accepted" });
  const answers = await Promise.all(Array.from({ length: 20 }, press));
  const [first, ...others] = takenStatuses([...answers, await press()]).toSorted((a, b) => a - b);
  expect(first).toBe(303);
  expect(others.filter((status) => status !== 404 && status !== 409)).toEqual([]);
});
