import { beforeAll, expect, test } from "vitest";
import { undoDecision } from "#data/people/tutors.ts";
import { useAcademy } from "#test/support/academy.ts";
import { assign, makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;
let tutor: Person;
let path: string;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});

async function apply(): Promise<void> {
  tutor = await makeTutor(academy, "pending");
  path = `/admin-dashboard/tutors/${tutor.id}`;
}

const approve = (by = admin) => by.browser.post(`${path}/approval`);
const reject = () => admin.browser.post(`${path}/rejection`, { reason: "No certificate." });

/** What the page that follows an Undo says. */
async function undo(by = admin): Promise<"waits" | "late"> {
  const { page } = await by.browser.submit(`${path}/decision/undo`);
  if (page.includes("The application is waiting again.")) return "waits";
  expect(page).toContain("It is too late to undo that.");
  return "late";
}

async function read() {
  const { rows } = await academy.pool.query<Record<string, unknown>>(
    `select t.status, t.approved_date, t.rejection_reason from tutors t where id = $1`,
    [tutor.id],
  );
  return rows[0];
}

const waiting = { status: "pending", approved_date: null, rejection_reason: null };

test.each([
  ["an approval", approve],
  ["a rejection", reject],
])("%s is undone, and can be decided and undone again", async (_, decide) => {
  await apply();
  for (const time of [1, 2]) {
    await decide();
    expect(await read(), String(time)).not.toEqual(waiting);
    expect(await undo()).toBe("waits");
    expect(await read()).toEqual(waiting);
    expect(await undo()).toBe("late");
  }
});

test("only one's own decision of the last seconds is undone", async () => {
  await apply();
  await approve();
  expect(await undo(await makeAdmin(academy))).toBe("late");
  const by = { adminId: admin.id, seconds: 0 };
  const undoLate = academy.database.transaction().execute((trx) => undoDecision(trx, tutor.id, by));
  expect(await undoLate).toBe(false);
  expect(await read()).toMatchObject({ status: "approved" });
});

test("not the approval of somebody who was rejected before, nor of somebody who teaches", async () => {
  await apply();
  await reject();
  await approve();
  expect(await undo()).toBe("late");
  await apply();
  await approve();
  await assign(academy, await makeStudent(academy), tutor);
  expect(await undo()).toBe("late");
});

test("the mail of a decision waits longer than its Undo is possible", async () => {
  await apply();
  await approve();
  await reject();
  const { rows } = await academy.pool.query<{ wait: number }>(
    `select extract(epoch from due_at - queued_at)::float as wait from mails
     where account_id = $1 and kind like 'application-%ed' and kind <> 'application-received'`,
    [tutor.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.wait).toBeGreaterThan(20);
});
