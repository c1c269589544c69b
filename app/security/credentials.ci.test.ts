import { globSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { leftOut } from "#data/backup/left-out.ts";
import { replaceCalendarToken } from "#data/calendar/calendars.ts";
import { openFamily } from "#data/fees/families.ts";
import { createFeeLink } from "#data/fees/mails/links.ts";
import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { isKnownDevice, insertKnownDevice } from "#data/account/known-devices.ts";
import { countRecoveryCodes, replaceRecoveryCodes } from "#data/account/second-factors.ts";
import { upsertSignInDevice } from "#data/account/sign-in-devices.ts";
import { createToken, hashToken } from "#data/shared/tokens.ts";
import routes from "../routes.ts";
import type { LinkPurpose } from "#domain/mail/mailed-link.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { backUp, restore } from "#test/support/drill.ts";
import { makeGuardian, type Guardian } from "#test/support/guardians.ts";
import { makeLink, stopLink } from "#test/support/mail.ts";
import { makeAdmin, makeStudent, makeTutor, signedIn, type Person } from "#test/support/people.ts";
import { makeRequest } from "#test/support/requests.ts";
import { listUrls } from "#test/support/urls.ts";

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

async function namedGuardian(person: Person): Promise<Guardian> {
  const guardian = await makeGuardian(academy, person, { decision: "given" });
  // A guardian of before the first proof, as an older version has stored them.
  await academy.pool.query(
    `update guardians g set is_proved = verified_at is not null from accounts a
     where a.id = g.student_id and g.id = $1`,
    [guardian.id],
  );
  return guardian;
}

async function guardianLink(
  person: Person,
  opens: "page" | "consent" | "messages",
): Promise<string> {
  return createGuardianLink(academy.database, {
    guardianId: (await namedGuardian(person)).id,
    opens,
    mailKind: "guardian-page",
  });
}

async function feesLink(
  { id }: Person,
  reader: { guardianId: string | null; studentId: string | null; email: string },
): Promise<Opens> {
  const familyId = await openFamily(academy.database, id);
  const link = { familyId, ...reader, mailKind: "fee-invoice" } as const;
  return opensPage(`/fees/${await createFeeLink(academy.database, link)}`);
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
  "link of an invitation": mailedLink("invitation"),
  "link that answers a request": async (tutor) => {
    const { requestToken } = await makeRequest(academy, tutor);
    return opensPage(`/requests/${requestToken}`);
  },
  "a guardian's page": async (person) =>
    opensPage(`/guardian/${await guardianLink(person, "page")}`),
  "a guardian's consent": async (person) =>
    opensPage(`/guardian/consent/${await guardianLink(person, "consent")}`),
  "messages in a guardian's name": async (person) => {
    const token = await guardianLink(person, "messages");
    return hasRow("select from guardian_links where token_hash = $1", hashToken(token));
  },
  "the fees of a guardian's or payer's family": async (person) => {
    const { email, id: guardianId } = await namedGuardian(person);
    return feesLink(person, { guardianId, studentId: null, email });
  },
  "the fees of a student": async (person) =>
    feesLink(person, { guardianId: null, studentId: person.id, email: person.email }),
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

/** Only admins have these, and only tutors that. */
const ofAdmins = ["pending sign-in", "known device", "recovery code"];
const ofTutors = ["link that answers a request"];

async function makeOwner(name: string, { isProved }: { isProved: boolean }): Promise<Person> {
  if (ofAdmins.includes(name)) return makeAdmin(academy);
  if (ofTutors.includes(name)) {
    const tutor = await makeTutor(academy);
    if (isProved) return tutor;
    await academy.pool.query("update accounts set verified_at = null where id = $1", [tutor.id]);
    return tutor;
  }
  return makeStudent(academy, { isProved });
}

const rows = readFileSync("docs/security/credentials.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Credential"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(
    ([, name = "", addresses = "", storedIn = "", reset = "", firstProof = "", restore = ""]) => {
      const storedTable = storedIn.replaceAll("`", "");
      return { name, addresses, storedTable, reset, firstProof, restore };
    },
  );

/** Columns that look like a credential's, and why they open nothing. */
const harmlessColumns: Readonly<Record<string, string>> = {
  "accounts.password_hash": "needs the password",
  "audit_chain.hash": "of a line of the audit log",
  "audit_chain.previous_hash": "of the line before",
  "guardian_consents.text_digest": "of the text of a consent",
  "imports.digest": "of what a sheet would do",
  "secrets.value": "the academy's own key, which backups leave out",
  "second_factors.secret": "encrypted, and a code replaces no password",
  "second_factors.next_secret": "the same, before it is confirmed",
  "bank_lines.hash": "by which a line of the bank is known again",
  "site_files.bytes": "a picture",
  "photo_images.image": "a picture",
  "upload_parts.bytes": "a piece of a picture",
  "site_files.hash": "its name",
  "spent_challenges.token_hash": "of a challenge that must not be used again",
  "push_subscriptions.p256dh": "a device's public key",
  "push_subscriptions.auth": "a part of the key that encrypts notices for a device",
  "tutor_payees.pan": "encrypted, for the tax of pay",
  "tutor_payees.bank_account": "encrypted, where pay goes to",
};

/** The files that hash or make random values: for which credentials, or why for none. */
const secretsIn: Readonly<Record<string, string | readonly string[]>> = {
  "app/data/backup/stage.ts": "a schema's name",
  "app/data/guardians/guarded-children.ts": ["a guardian's page", "messages in a guardian's name"],
  "app/data/guardians/guardian-links.ts": [
    "a guardian's page",
    "a guardian's consent",
    "messages in a guardian's name",
  ],
  "app/data/fees/mails/links.ts": [
    "the fees of a guardian's or payer's family",
    "the fees of a student",
  ],
  "app/data/account/mailed-links.ts": [
    "link to a new password",
    "link that confirms an address",
    "link that changes an address",
    "link that restores an address",
    "link of an invitation",
  ],
  "app/data/site/site-files.ts": "the name of a file",
  "app/data/shared/tokens.ts": "where the others get theirs",
  "app/data/shared/prepared.ts": "the name of a statement",
  "app/mails/timetable/lesson-request/mail.ts": ["link that answers a request"],
  "app/use-cases/timetable/request-answers.ts": ["link that answers a request"],
  "app/routes/calendar/answer.ts": "an ETag",
  "app/use-cases/calendar/calendar.ts": ["calendar address"],
  "app/routes/offline/page.tsx": "of a page's own style, for its policy",
  "app/routes/public/schedule/schedule.ts": "the id of a calendar file's event",
  "app/limits/attempt-counter.ts": "the key of a count",
  "app/security/encryption.ts": "a nonce",
  "app/security/passkey-challenge.ts": "a challenge, of which the passkey's signature is asked",
  "app/security/password.ts": "a salt",
  "app/security/second-factor-codes.ts": ["recovery code"],
  "app/security/session.ts": ["session"],
  "app/security/sign-in-devices.ts": ["device that has signed in"],
  "app/limits/sign-in-limits.ts": "an address in the log",
  "app/security/unsubscribe-links.ts": ["link that switches mails off"],
  "app/use-cases/account/open-session.ts": ["pending sign-in"],
  "app/use-cases/account/profile.ts": "what a form was opened with",
  "app/use-cases/account/second-step.ts": ["known device", "pending sign-in"],
  "app/use-cases/site/draft.ts": "what a form was opened with",
  "app/use-cases/import/plan.ts": "of what a sheet would do",
  "app/use-cases/teaching/publishing.ts": "what a form was opened with",
  "server/app.ts": "the nonce of a page",
  "server/audit-verification.ts": "of a line of the audit log",
  "server/backup/key.ts": "the seal of a backup",
  "server/build.ts": "the version of a build",
  "server/gateway/razorpay.ts": "what signs the notices of the payment gateway",
  "server/http/built-files.ts": "an ETag",
  "server/postgres/home.ts": "a folder's name",
  "server/secret-file.ts": "the academy's own keys, which are files",
  "server/session-secret.ts": "the academy's own key",
};

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

  test(`after a reset: ${afterReset}`, async () => {
    const person = await makeOwner(name, { isProved: true });
    const opens = await make(person);
    expect(await opens()).toBe(true);
    await reset(person);
    expect(await opens()).toBe(!isEnded(afterReset));
  });

  test.each([
    ["the link that confirms it", "verify-email"],
    ["a reset", "reset-password"],
  ] as const)(`after the first proof of the mailbox by %s: ${firstProof}`, async (_, purpose) => {
    const person = await makeOwner(name, { isProved: false });
    const opens = await make(person);
    const token = await makeLink(academy, person, purpose, person.email);
    const fields = { password, confirmPassword: password };
    expect((await visitor().post(`/${purpose}/${token}`, fields)).status).toBe(303);
    expect(await opens()).toBe(!isEnded(firstProof));
  });
});

test.each(rows.filter(({ storedTable }) => storedTable !== "signature"))(
  "$name ends with a restore",
  ({ storedTable, restore }) => {
    expect(restore).toBe("ends");
    expect(leftOut[storedTable]?.atRestore).toBe("emptied");
  },
);

test("the table has every credential that the database stores", async () => {
  const { rows: found } = await academy.pool.query<{ table: string; column: string }>(
    `select relname as "table", relname || '.' || attname as "column"
     from pg_attribute a join pg_class c on c.oid = attrelid
     where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
       and attnum > 0 and not attisdropped
       and (atttypid in ('bytea'::regtype, 'bytea[]'::regtype)
         or attname ~ 'hash|token|digest|secret|nonce|signature|credential'
           and atttypid not in ('timestamptz'::regtype, 'boolean'::regtype, 'integer'::regtype)
         or exists (select from pg_constraint k where k.conrelid = c.oid and a.attnum = any(k.conkey)
           and pg_get_constraintdef(k.oid) ~ 'octet_length|decode|encode'))`,
  );
  const columns = found.map(({ column }) => column);
  expect(Object.keys(harmlessColumns).filter((column) => !columns.includes(column))).toEqual([]);
  const tables = found
    .filter(({ column }) => !Object.hasOwn(harmlessColumns, column))
    .map(({ table }) => table);
  expect([...new Set(rows.map(({ storedTable }) => storedTable))].toSorted()).toEqual(
    [...new Set([...tables, "signature"])].toSorted(),
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(makers).toSorted());
});

test("no backup has a credential, and none opens after a restore", async () => {
  const folder = await mkdtemp(join(tmpdir(), "viluva-credentials-"));
  const file = join(folder, "one.backup");
  const stored = rows.filter(({ storedTable }) => storedTable !== "signature");
  const made = await Promise.all(
    stored.map(async ({ name }) => {
      return { name, opens: await makers[name]?.(await makeOwner(name, { isProved: true })) };
    }),
  );
  await backUp(academy.pool, file);
  const backup = gunzipSync(await readFile(file)).toString();
  const { rows: columns } = await academy.pool.query<{ table: string; name: string }>(
    `select relname as "table", attname as name from pg_attribute join pg_class c on c.oid = attrelid
     where atttypid = 'bytea'::regtype and relname = any($1) and relkind = 'r'`,
    [stored.map(({ storedTable }) => storedTable)],
  );
  for (const { table, name } of columns) {
    const { rows: values } = await academy.pool.query<{ value: string }>(
      `select encode(${name}, 'hex') as value from ${table} where octet_length(${name}) >= 16`,
    );
    expect(values.length, `${table}.${name}`).toBeGreaterThan(name === "public_key" ? -1 : 0);
    expect(values.filter(({ value }) => backup.includes(value))).toEqual([]);
  }
  await restore(academy.pool, file, { replace: true });
  const open = await Promise.all(
    made.map(async ({ name, opens }) => ((await opens?.()) === false ? [] : [name])),
  );
  expect(open.flat()).toEqual([]);
  await rm(folder, { recursive: true });
});

test("the table has every credential that the code makes", () => {
  const isSource = (path: string) => !/\.(?:test|fixture)\.tsx?$/.test(path);
  const users = globSync("{app,server}/**/*.{ts,tsx}")
    .filter(isSource)
    .filter((path) =>
      /\b(?:hashToken|createToken|createHash|createHmac|hash|randomBytes|getRandomValues)\(/.test(
        readFileSync(path, "utf8"),
      ),
    );
  expect(Object.keys(secretsIn).toSorted()).toEqual(users.toSorted());
  const names = rows.map(({ name }) => name);
  const made = Object.values(secretsIn).flatMap((what) => (typeof what === "string" ? [] : what));
  // The browser makes a passkey.
  expect([...new Set([...made, "passkey"])].toSorted()).toEqual(names.toSorted());
});

test("the table has every address that a token opens", () => {
  const addresses = rows.flatMap(({ addresses: cell }) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, address = ""]) => address),
  );
  const opened = listUrls(routes).filter((url) => /:\w*token/i.test(url));
  const isBelow = (url: string, address: string) =>
    url === address || url.startsWith(`${address}/`);
  expect(opened.filter((url) => !addresses.some((address) => isBelow(url, address)))).toEqual([]);
  expect(addresses.filter((address) => !opened.includes(address))).toEqual([]);
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
