import { expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { assign, makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";
import { messages } from "./messages.ts";

const academy = useAcademy();
const page = "/admin-dashboard/referrals";

const refer = (student: Person, email: string, joined = "now()") =>
  academy.pool.query(
    `update students set referral_email = $2, created_at = ${joined} where id = $1`,
    [student.id, email],
  );

test("the students of a month stand below who had told them", async () => {
  const coordinator = await makeAdmin(academy, "coordinator");
  const month = (name: string) =>
    coordinator.browser.read(name === "" ? page : `${page}?month=${name}`);
  expect(await month("")).toContain(messages.none);
  const [friend, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  const told = [await makeStudent(academy), await makeStudent(academy), await makeStudent(academy)];
  const [first, second, third] = told as [Person, Person, Person];
  await refer(first, friend.email);
  await refer(second, "aunt@elsewhere.example");
  await refer(third, friend.email, "timestamptz '2025-03-10 12:00+05:30'");
  await assign(academy, first, tutor);

  const present = await month("");
  expect(present).toContain(messages.totals(2, 2, 1));
  // Who has a record is named, and their address is not shown.
  expect(present).toContain(`href="/admin-dashboard/students/${friend.id}"`);
  expect(present).not.toContain(friend.email);
  expect(present).toContain("aunt@elsewhere.example");
  expect(present).toContain(messages.numbers(1, 2));
  expect(present).toContain(first.name);
  expect(present).not.toContain(third.name);

  const earlier = await month("2025-03");
  expect(earlier).toContain(messages.totals(1, 1, 0));
  expect(earlier).toContain(third.name);
  expect(earlier).toContain("Joined March 10, 2025");

  await refer(second, tutor.email);
  expect(await month("")).toContain(`href="/admin-dashboard/tutors/${tutor.id}"`);
});
