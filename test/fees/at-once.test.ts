import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { insertStatement } from "#data/fees/bank/statements.ts";
import { issueMissingReceipts } from "#data/fees/documents/issue.ts";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { deleteStudent } from "#data/people/students.ts";
import type { Database } from "#data/shared/database.ts";
import { toLine } from "#domain/fees/bank/line.ts";
import { day } from "#domain/shared/durations.ts";
import { createDatabase, type TestAcademy } from "../support/academy.ts";
import { beginFees, daysAgo, makeFamily, pay } from "../support/fees.ts";
import { makeCourse, publish } from "../support/people.ts";
import { atOnce } from "../support/waiting.ts";
import { checkBooks } from "./model.ts";

// What two do at the same moment. What waits for a locked row has read everything else before.

// Without a product, which would bill lessons by itself.
const academy = { url: "", origin: "" } as unknown as TestAcademy;
beforeAll(async () => {
  const made = await createDatabase("template");
  Object.assign(academy, made);
  return () => made.drop();
});
const madeBy = "00000000-0000-4000-8000-000000000001";

/** Does it in a transaction of its own. */
const alone =
  <Answer>(act: (trx: Database) => Promise<Answer>) =>
  () =>
    academy.database.transaction().execute(act);

test("a payment of before the first invoice gets one receipt of two presses", async () => {
  const { familyId } = await makeFamily(academy);
  await pay(academy, familyId, 600);
  await beginFees(academy);
  const press = (trx: Database) =>
    issueMissingReceipts(trx, familyId, { today: daysAgo(0), madeBy });
  const [first, second] = await atOnce(academy, press, alone(press));
  expect(first).toHaveLength(1);
  expect(second).toEqual([]);
});

test("of two statements with one number, the payment that was entered by hand is in the first", async () => {
  const { familyId } = await makeFamily(academy);
  const reference = "610000000001";
  await pay(academy, familyId, 600, { way: "upi", reference });
  const statement = (days: number) => (trx: Database) => {
    const narration = `UPI/${reference}`;
    const line = toLine({ day: daysAgo(days), paise: 60_000, narration, reference: "" });
    return insertStatement(trx, { lines: [line], debits: 0 }, madeBy);
  };
  const ids = await atOnce(academy, statement(2), alone(statement(1)));
  const { rows } = await academy.pool.query<{ id: string; state: string }>(
    "select statement_id as id, state from bank_lines",
  );
  expect(new Map(rows.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [ids[0], "linked"],
      [ids[1], "waiting"],
    ]),
  );
  expect(await checkBooks(academy.pool)).toEqual([]);
});

test("a lesson is not billed whose student is being deleted", async () => {
  const { database } = academy;
  const { student, tutor, assignmentId } = await makeCourse(academy);
  const content = { title: "Held", startsAt: new Date(Date.now() - 2 * day), minutes: 60 };
  const lessonId = await publish(academy, assignmentId, tutor, "live-session", content);
  const event = { what: "settled", as: "tutor", outcome: "held" } as const;
  await insertLessonEvent(database, { lessonId, event, saidBy: tutor.id });
  // As one that was settled before fees began: nobody has paid for the student yet.
  await database.deleteFrom("lesson_bills").where("lesson_id", "=", lessonId).execute();
  await database.deleteFrom("family_students").where("student_id", "=", student.id).execute();
  const bill = async (trx: Database) => {
    const { rows } = await sql<{ isChanged: boolean }>`
      select bill_lesson(${lessonId}::uuid) as "isChanged"`.execute(trx);
    return rows[0]?.isChanged;
  };
  const [isDeleted, isBilled] = await atOnce(
    academy,
    (trx) => deleteStudent(trx, student.id),
    alone(bill),
  );
  expect([isDeleted, isBilled]).toEqual([true, false]);
});
