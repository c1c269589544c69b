import { beforeAll, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { makeAdmin, makeStudent, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const pageOf = ({ id }: Person) => `/admin-dashboard/students/${id}`;

/** Two students with the same guardian, and the address of what is said of them. */
async function makeSiblings() {
  const [one, other] = [await makeStudent(academy), await makeStudent(academy)];
  const { email, id } = await makeGuardian(academy, one);
  await makeGuardian(academy, other, { email });
  const answer = (what: string) =>
    admin.browser.submit(`${pageOf(one)}/siblings/${other.id}/${what}`, {});
  return { one, other, answer, guardianId: id };
}

test("brothers and sisters are confirmed on one page, said on both, and stay so with another guardian", async () => {
  const { one, other, answer, guardianId } = await makeSiblings();
  const { page, path } = await answer("confirmation");
  expect(path).toBe(pageOf(one));
  expect(page).toContain(`${one.name}, ${other.name}:`);
  expect(page).toContain("They are brothers or sisters.");
  for (const [page, name] of [
    [pageOf(one), other.name],
    [pageOf(other), one.name],
  ] as const) {
    const shown = await admin.browser.read(page);
    expect(shown).toContain(name);
    expect(shown).toContain(">brother or sister<");
  }
  await academy.pool.query("update guardians set email = 'new@home.example' where id = $1", [
    guardianId,
  ]);
  expect(await admin.browser.read(pageOf(one))).toContain(">brother or sister<");
  // What is said is not said again, but taken back.
  expect((await answer("rejection")).page).toContain("This has changed meanwhile.");
  expect((await answer("removal")).page).toContain("That is open again.");
  expect(await admin.browser.read(pageOf(one))).not.toContain(">brother or sister<");
});

test("that two students are not related is said as well", async () => {
  const { one, answer } = await makeSiblings();
  expect((await answer("rejection")).page).toContain("They are not related.");
  expect(await admin.browser.read(pageOf(one))).toContain(">not related<");
});

test("nothing is said of students who share no contact, nor of one alone", async () => {
  const [one, other] = [await makeStudent(academy), await makeStudent(academy)];
  for (const id of [other.id, one.id, "nobody"]) {
    const path = `${pageOf(one)}/siblings/${id}/confirmation`;
    const { page } = await admin.browser.submit(path, {});
    expect(page).toContain("This has changed meanwhile.");
  }
});
