import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isEmailAddress, normaliseEmail } from "#domain/account/account.ts";
import { mailboxOf } from "#domain/mail/mailbox.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { runs } from "#test/support/depth.ts";

let academy: TestDatabase;

beforeAll(async () => {
  academy = await createDatabase("template");
});
afterAll(() => academy.drop());

const local = fc
  .array(fc.constantFrom("+", ".", "a", "B", "7", "-", "_", "'", "%", "gmail"), { minLength: 1 })
  .map((parts) => parts.join(""));
const domain = fc.constantFrom("gmail.com", "GoogleMail.com", "home.example", "x.gmail.com");

test("the database finds the mailbox that the code finds, of any stored address", async () => {
  const addresses = fc
    .sample(fc.tuple(local, domain), runs({ usual: 2000, deep: 50_000 }))
    .map(([name, host]) => normaliseEmail(`${name}@${host}`))
    .filter(isEmailAddress);
  expect(addresses.length).toBeGreaterThan(100);
  const { rows } = await academy.pool.query<{ mailbox: string }>(
    `select mailbox_of(address) as mailbox
     from unnest($1::text[]) with ordinality as given (address, place) order by place`,
    [addresses],
  );
  expect(rows.map(({ mailbox }) => mailbox)).toEqual(addresses.map(mailboxOf));
});
