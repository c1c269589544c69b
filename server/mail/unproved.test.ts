import { expect, test } from "vitest";
import { claimMail, insertMail } from "#data/mail/mails.ts";
import type { NewMail } from "#domain/mail/mail.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy();

const prove = ({ id }: Person, isProved: boolean) =>
  academy.pool.query("update accounts set verified_at = $2 where id = $1", [
    id,
    isProved ? new Date() : null,
  ]);

/** The name that a mail may greet its recipient by. */
async function nameFor({ id }: Person, address?: string): Promise<string | undefined> {
  const mail: NewMail = {
    kind: "email-change-asked",
    accountId: id,
    data: {},
    ...(address && { address }),
  };
  const queued = await insertMail(academy.database, { ...mail, dueAt: new Date("2099-01-01") });
  return (await claimMail(academy.database, queued?.mailId ?? ""))?.name;
}

test.each([
  ["student", makeStudent],
  ["tutor", makeTutor],
] as const)("a %s's mails have their name only once their address is proved", async (_, make) => {
  const person = await make(academy);
  await prove(person, false);
  expect(await nameFor(person)).toBe("");
  await prove(person, true);
  expect(await nameFor(person)).toBe(person.name);
  // Somebody else's address, which the person has typed.
  expect(await nameFor(person, "wanted@test.example")).toBe("");
});

test("an admin's mails have the name that the operator typed", async () => {
  const admin = await makeAdmin(academy);
  await prove(admin, false);
  expect(await nameFor(admin)).toBe(admin.name);
});
