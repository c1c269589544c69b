import { beforeAll, expect, test } from "vitest";
import { readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { sendTogether } from "#test/support/busy.ts";
import { makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const approvals = "/admin-dashboard/tutors/approvals";
let admins: Person[] = [];

beforeAll(async () => {
  admins = [await makeAdmin(academy), await makeAdmin(academy)];
});

const statusesOf = async (people: Person[]) => {
  const { rows } = await academy.pool.query<{ status: string }>(
    "select status from tutors where id = any($1)",
    [people.map(({ id }) => id)],
  );
  return rows.map(({ status }) => status);
};

test("several applications are approved at once, each with an audit entry, and the others are counted", async () => {
  const pending = [await makeTutor(academy, "pending"), await makeTutor(academy, "pending")];
  const others = [(await makeTutor(academy)).id, (await makeStudent(academy)).id, "none"];
  const tutorId = [...pending.map(({ id }) => id), ...others];
  const answer = await admins[0]?.browser.post(approvals, { tutorId });
  if (!answer) throw new Error("no admin");
  expect(await statusesOf(pending)).toEqual(["approved", "approved"]);
  const mailed = await academy.pool.query(
    "select from mails where kind = 'application-approved' and account_id = any($1)",
    [pending.map(({ id }) => id)],
  );
  expect(mailed.rows).toHaveLength(2);
  const { kept } = await readAuditTrail(academy, answer);
  // Successes are logged before denials.
  expect(kept.map(({ outcome }) => outcome)).toEqual(["done", "done", "denied", "denied"]);
  const page = await admins[0]?.browser.read(answer.headers.get("location") ?? "");
  expect(page).toContain(
    "2 tutors approved. 3 tutors could not be approved: they are approved already, or no longer exist.",
  );
});

test("an empty selection gets a message", async () => {
  const result = await admins[0]?.browser.submit(approvals);
  expect(result?.page).toContain("Please select at least one application.");
});

test("two admins approve the same applications at the same time: each is approved once", async () => {
  const pending = await Promise.all(Array.from({ length: 8 }, () => makeTutor(academy, "pending")));
  const ids = pending.map(({ id }) => id);
  const answers = await sendTogether(
    Array.from({ length: 5 }, (_, at) =>
      admins.map(
        ({ browser }) =>
          () =>
            browser.post(approvals, { tutorId: at % 3 === 0 ? ids.toReversed() : ids }),
      ),
    ).flat(),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(303));
  const { rows } = await academy.pool.query(
    "select from audit_log where action = 'approve-tutor' and outcome = 'done' and subject_id = any($1)",
    [ids],
  );
  expect(rows).toHaveLength(8);
});

test("only applications that can be approved can be selected", async () => {
  const [pending, approved] = [await makeTutor(academy, "pending"), await makeTutor(academy)];
  const page = await admins[0]?.browser.read("/admin-dashboard/tutors");
  expect(page).toMatch(new RegExp(`type="checkbox"[^>]*value="${pending.id}"`));
  expect(page).not.toMatch(new RegExp(`type="checkbox"[^>]*value="${approved.id}"`));
});
