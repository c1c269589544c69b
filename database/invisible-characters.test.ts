import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import { makeEnquiry } from "#test/support/enquiries.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { makeStudent, makeTutor } from "#test/support/people.ts";

const academy = { origin: "" } as TestAcademy;
let database: TestDatabase;

beforeAll(async () => {
  database = await createDatabase("template");
  Object.assign(academy, database);
});
afterAll(() => database.drop());

const migration = `${import.meta.dirname}/migrations/086-invisible-characters.sql`;

const rows = async (sql: string) => (await database.pool.query<Record<string, unknown>>(sql)).rows;

test("what is stored loses its invisible characters, and keeps what people see", async () => {
  const [student, other, tutor] = [
    await makeStudent(academy),
    await makeStudent(academy),
    await makeTutor(academy),
  ];
  await makeGuardian(academy, student);
  await makeEnquiry(academy, { phone: "\u202a98490 44444\u202c", askerName: "Laksh\u200bmi" });
  await database.pool.query(`
    update students set name = E'Asha\\u00a0Rao\\ufeff', username = 'asha',
      phone_number = E'\\u202a+91 98480 22222\\u202c', address = E'1 Fort\\u2028Road';
    update students set name = E'కిరణ్\\u200c 👩🏽\\u200d🏫 A\\u200db', address = E'one\\ntwo'
      where id = '${other.id}';
    update tutors set first_name = E'Ra\\u00advi', last_name = 'Rao';
    update guardians set email = E'home\\u200b@test.example', name = E'L\\u2066\\u2069';
    update accounts set email = E'a\\u200b@test.example' where id = '${student.id}';
    update accounts set email = E'\\u200ba@test.example' where id = '${other.id}';
    update accounts set email = E'tutor\\u2060@test.example' where id = '${tutor.id}'`);
  const sql = await readFile(migration, "utf8");
  await database.pool.query(sql);
  expect(
    await rows("select name, username, phone_number, address from students order by address"),
  ).toEqual([
    { name: "Asha Rao", username: "asha", phone_number: "+91 98480 22222", address: "1 Fort Road" },
    {
      name: "కిరణ్\u200c 👩🏽\u200d🏫 Ab",
      username: "asha",
      phone_number: "+91 98480 22222",
      address: "one\ntwo",
    },
  ]);
  expect(await rows("select first_name, last_name, email from tutors")).toEqual([
    { first_name: "Ravi", last_name: "Rao", email: "tutor@test.example" },
  ]);
  expect(await rows("select name, email from guardians")).toEqual([
    { name: "L", email: "home@test.example" },
  ]);
  expect(await rows("select asker_name, phone, phone_normal from enquiries")).toEqual([
    { asker_name: "Lakshmi", phone: "98490 44444", phone_normal: "+919849044444" },
  ]);
  // Each of the two would be the other.
  expect(await rows("select email from students order by email")).toHaveLength(2);
  expect((await rows("select email from students where email = 'a@test.example'")).length).toBe(0);
});
