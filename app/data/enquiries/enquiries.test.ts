import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import { makeStudent } from "#test/support/people.ts";
import { deleteEnquiry, insertEnquiry } from "./enquiries.ts";
import { deleteExpiredEnquiries } from "./counts.ts";

const academy = { origin: "" } as TestAcademy;
let database: TestDatabase;

beforeAll(async () => {
  database = await createDatabase("template");
  Object.assign(academy, database);
});
afterAll(() => database.drop());

const add = () =>
  database.database.transaction().execute((trx) =>
    insertEnquiry(trx, {
      source: "phone",
      asker: "parent",
      askerName: "Lakshmi",
      phone: "+91 00000 00000",
      email: null,
      classId: "class-10",
      subjectIds: ["physics"],
      first: null,
      second: null,
      language: "te",
      isAnswered: true,
      createdBy: null,
      note: "Calls back.",
    }),
  );

async function addEnrolled(): Promise<string> {
  const id = await add();
  const { id: studentId } = await makeStudent(academy);
  await database.pool.query(
    "update enquiries set stage = 'enrolled', student_id = $2 where id = $1",
    [id, studentId],
  );
  return id;
}

const list = async (sql: string) => {
  const { rows } = await database.pool.query<{ id: string }>(sql);
  return rows.map(({ id }) => id);
};

test("an enquiry expires with its history, unless the family has enrolled", async () => {
  const [old, young, enrolled] = [await add(), await add(), await addEnrolled()];
  await database.pool.query(
    "update enquiries set created_at = now() - interval '181 days' where id = any($1)",
    [[old, enrolled]],
  );
  await deleteExpiredEnquiries(database.database, 180);
  const kept = [young, enrolled].toSorted();
  expect(await list("select id from enquiries order by id")).toEqual(kept);
  expect(await list("select enquiry_id as id from enquiry_events order by 1")).toEqual(kept);
  expect(await list("select account_id as id from erasures")).toEqual([]);
});

test("one that is deleted is recorded as erased, and one of a student is not deleted", async () => {
  const [gone, enrolled] = [await add(), await addEnrolled()];
  const remove = (id: string) =>
    database.database.transaction().execute((trx) => deleteEnquiry(trx, id));
  expect([await remove(gone), await remove(gone), await remove(enrolled)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await list("select account_id as id from erasures")).toEqual([gone]);
});
