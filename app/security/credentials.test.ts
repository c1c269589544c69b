import { readFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { leftOut } from "#data/backup/left-out.ts";
import { replaceCalendarToken } from "#data/calendars.ts";
import { createGuardianLink } from "#data/guardian-links.ts";
import { isKnownDevice, insertKnownDevice } from "#data/known-devices.ts";
import { countRecoveryCodes, replaceRecoveryCodes } from "#data/second-factors.ts";
import { upsertSignInDevice } from "#data/sign-in-devices.ts";
import { createToken, hashToken } from "#data/tokens.ts";
import type { LinkPurpose } from "#domain/mailed-link.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { makeLink, stopLink } from "#test/support/mail.ts";
import { makeAdmin, makeStudent, signedIn, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const visitor = () => new TestBrowser(academy);
const later = () => new Date(Date.now() + 60_000);
const password = "a new, longer one for everybody";

/** Whether a credential still opens what it opened. */
type Opens = () => Promise<boolean>;

const opensPage = (path: string, browser = visitor()): Opens => {
  return async () => (await browser.get(path)).status === 200;
};

const hasRow = (query: string, value: Buffer): Opens => {
  return async () => (await academy.pool.query(query, [value])).rowCount === 1;
};

const mailedLink = (purpose: LinkPurpose, email?: string) => async (person: Person) => {
  const token = await makeLink(academy, person, purpose, email ?? person.email);
  return opensPage(`/${purpose}/${token}`);
};

async function switchFactorOn(adminId: string): Promise<void> {
  await academy.pool.query(
    "insert into second_factors (admin_id, secret, confirmed_at) values ($1, $2, now())",
    [adminId, randomBytes(32)],
  );
}

async function guardianLink(person: Person, opens: "page" | "consent"): Promise<string> {
  const guardian = await makeGuardian(academy, person, { decision: "given" });
  // A guardian of before the first proof, as an older version has stored them.
  await academy.pool.query(
    `update guardians g set is_proved = verified_at is not null from accounts a
     where a.id = g.student_id and g.id = $1`,
    [guardian.id],
  );
  return createGuardianLink(academy.database, {
    guardianId: guardian.id,
    opens,
    mailKind: "guardian-page",
  });
}

/** Makes each credential of the table in docs/security/credentials.md. */
const makers: Record<string, (person: Person) => Promise<Opens>> = {
  session: async (person) => opensPage("/account", await signedIn(academy, person)),
  "pending sign-in": async ({ id }) => {
    await switchFactorOn(id);
    const hash = hashToken(createToken());
    await academy.pool.query(
      "insert into pending_sign_ins (token_hash, admin_id, expires_at) values ($1, $2, $3)",
      [hash, id, later()],
    );
    return hasRow("select from pending_sign_ins where token_hash = $1", hash);
  },
  passkey: async ({ id }) => {
    const credentialId = randomBytes(16);
    await academy.pool.query(
      `insert into passkeys (account_id, credential_id, public_key, counter, transports, name)
       values ($1, $2, '', 0, '{}', 'A phone')`,
      [id, credentialId],
    );
    return hasRow("select from passkeys where credential_id = $1", credentialId);
  },
  "device that has signed in": async ({ id: accountId }) => {
    const tokenHash = hashToken(createToken());
    await upsertSignInDevice(academy.database, {
      accountId,
      tokenHash,
      userAgent: "",
      until: later(),
    });
    return hasRow("select from sign_in_devices where token_hash = $1", tokenHash);
  },
  "known device": async ({ id: adminId }) => {
    await switchFactorOn(adminId);
    const tokenHash = hashToken(createToken());
    await insertKnownDevice(academy.database, {
      adminId,
      tokenHash,
      userAgent: "",
      until: later(),
    });
    return () => isKnownDevice(academy.database, adminId, tokenHash, new Date());
  },
  "calendar address": async ({ id }) => {
    const token = createToken();
    await replaceCalendarToken(academy.database, id, hashToken(token));
    return opensPage(`/calendar/${token}.ics`);
  },
  "link to a new password": mailedLink("reset-password"),
  "link that confirms an address": mailedLink("verify-email"),
  "link that changes an address": mailedLink("change-email", "wanted@test.example"),
  "link that restores an address": mailedLink("undo-email", "earlier@test.example"),
  "a guardian's page": async (person) =>
    opensPage(`/guardian/${await guardianLink(person, "page")}`),
  "a guardian's consent": async (person) =>
    opensPage(`/guardian/consent/${await guardianLink(person, "consent")}`),
  "recovery code": async ({ id }) => {
    await switchFactorOn(id);
    await replaceRecoveryCodes(academy.database, id, [randomBytes(32)]);
    return async () => (await countRecoveryCodes(academy.database, id)) === 1;
  },
  "link that switches mails off": async ({ id: accountId }) => {
    const token = await stopLink(academy, { accountId, group: "news" });
    return opensPage(`/mail/unsubscribe/${token}`);
  },
};

/** Only admins have these. */
const ofAdmins = ["pending sign-in", "known device", "recovery code"];

const rows = readFileSync("docs/security/credentials.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Credential"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, name = "", storedIn = "", reset = "", firstProof = "", restore = ""]) => {
    return { name, storedIn, reset, firstProof, restore };
  });

/**
 * They open nothing: a challenge that was used, so that it is not used again, and the request of a
 * family, for which no mail has a link yet.
 */
const others = ["spent_challenges", "lesson_requests"];

/** They do not have the hash of a token. */
const withoutHash = ["passkeys", "signature"];

const isEnded = (cell: string): boolean => {
  expect(cell).toMatch(/^ends$|^stays: .{10}/);
  return cell === "ends";
};

async function reset(person: Person): Promise<void> {
  const token = await makeLink(academy, person, "reset-password", person.email);
  const fields = { password, confirmPassword: password };
  expect((await visitor().post(`/reset-password/${token}`, fields)).status).toBe(303);
}

describe.each(rows)("$name", ({ name, reset: afterReset, firstProof }) => {
  const make = makers[name];
  if (!make) throw new Error(`no test makes it: ${name}`);
  const isOfAdmins = ofAdmins.includes(name);

  test(`after a reset: ${afterReset}`, async () => {
    const person = await (isOfAdmins ? makeAdmin : makeStudent)(academy);
    const opens = await make(person);
    expect(await opens()).toBe(true);
    await reset(person);
    expect(await opens()).toBe(!isEnded(afterReset));
  });

  test.each([
    ["the link that confirms it", "verify-email"],
    ["a reset", "reset-password"],
  ] as const)(`after the first proof of the mailbox by %s: ${firstProof}`, async (_, purpose) => {
    const person = await (isOfAdmins
      ? makeAdmin(academy)
      : makeStudent(academy, { isProved: false }));
    const opens = await make(person);
    const token = await makeLink(academy, person, purpose, person.email);
    const fields = { password, confirmPassword: password };
    expect((await visitor().post(`/${purpose}/${token}`, fields)).status).toBe(303);
    expect(await opens()).toBe(!isEnded(firstProof));
  });
});

test.each(rows.filter(({ storedIn }) => storedIn !== "signature"))(
  "$name ends with a restore",
  ({ storedIn, restore }) => {
    expect(restore).toBe("ends");
    expect(leftOut[storedIn.replaceAll("`", "")]?.atRestore).toBe("emptied");
  },
);

test("the table has every credential that the database stores", async () => {
  const { rows: found } = await academy.pool.query<{ table: string }>(
    `select distinct table_name as table from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea'
       and column_name ~ '^(token|code)_?hash$' order by 1`,
  );
  const tables = rows.map(({ storedIn }) => storedIn.replaceAll("`", ""));
  expect([...new Set(tables)].toSorted()).toEqual(
    [
      ...found.map(({ table }) => table).filter((table) => !others.includes(table)),
      ...withoutHash,
    ].toSorted(),
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(makers).toSorted());
});

describe.each([
  ["signing out everywhere", (person: Person) => person.browser.post("/account/sessions/end")],
  [
    "a changed password",
    (person: Person) =>
      person.browser.post("/account/password", {
        currentPassword: "correct horse",
        password,
        confirmPassword: password,
      }),
  ],
  [
    "an admin who signs the person out",
    async (person: Person) =>
      (await makeAdmin(academy)).browser.post(`/admin-dashboard/students/${person.id}/sign-out`),
  ],
])("%s", (_, end) => {
  test.each(["session", "calendar address"])("ends a %s", async (name) => {
    const person = await makeStudent(academy);
    const opens = await makers[name]?.(person);
    expect(await opens?.()).toBe(true);
    expect((await end(person)).status).toBe(303);
    expect(await opens?.()).toBe(false);
  });
});
