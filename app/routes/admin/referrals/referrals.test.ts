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

test("a person's page links who told them, and counts and lists who came through them", async () => {
  const coordinator = await makeAdmin(academy, "coordinator");
  const read = (role: string, { id }: Person) =>
    coordinator.browser.read(`/admin-dashboard/${role}/${id}`);
  const [friend, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  const [first, second, third] = [
    await makeStudent(academy),
    await makeStudent(academy),
    await makeStudent(academy),
  ];
  expect(await read("students", friend)).not.toContain("came through them");
  await refer(first, friend.email);
  await refer(second, friend.email);
  await refer(third, "uncle@elsewhere.example");
  // Those who named the former address are still theirs, and whoever has it now has none of them.
  await academy.pool.query("update accounts set email = 'moved@test.example' where id = $1", [
    friend.id,
  ]);
  await academy.pool.query("update accounts set email = $2 where id = $1", [
    tutor.id,
    friend.email,
  ]);

  const told = await read("students", first);
  expect(told).toMatch(
    new RegExp(`Referred by</dt><dd><a[^>]*href="/admin-dashboard/students/${friend.id}"`),
  );
  expect(told).not.toContain(friend.email);
  expect(await read("students", third)).toContain("<dd>uncle@elsewhere.example</dd>");

  const page = await read("students", friend);
  expect(page).toContain("2 students came through them");
  for (const { id, name } of [first, second]) {
    expect(page).toMatch(new RegExp(`href="/admin-dashboard/students/${id}"[^>]*>${name}`));
  }
  expect(page).not.toContain(third.name);
  expect(await read("tutors", tutor)).not.toContain("came through them");
  await refer(third, friend.email);
  expect(await read("tutors", tutor)).toContain("1 student came through them");
});

test("a page lists six who came through somebody, and all of them on request", async () => {
  const coordinator = await makeAdmin(academy, "coordinator");
  const friend = await makeStudent(academy);
  for (let made = 0; made < 7; made += 1) await refer(await makeStudent(academy), friend.email);
  const page = `/admin-dashboard/students/${friend.id}`;
  const listed = async (path: string) =>
    (await coordinator.browser.read(path)).match(/· No course yet/g)?.length;
  expect(await listed(page)).toBe(6);
  expect(await coordinator.browser.read(page)).toContain("7 students came through them");
  expect(await listed(`${page}?all=referred`)).toBe(7);
});
