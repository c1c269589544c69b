import { beforeEach, describe, expect, test } from "vitest";
import { createSignInLimits } from "#limits/sign-in-limits.ts";
import { addressSignInLimit, callerLimit } from "#domain/account/sign-in-limits.ts";
import { useAcademy, type TestAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { everyNth } from "#test/support/depth.ts";
import {
  makeAdmin,
  makeStudent,
  makeTutor,
  password,
  sessionOf,
  type Person,
} from "#test/support/people.ts";

const academies = [
  useAcademy(),
  useAcademy({ TRUST_PROXY: "1" }),
  useAcademy({ TRUST_PROXY: "2" }),
] as const;
const [direct, behindOneProxy] = academies;

beforeEach(async () => {
  for (const { pool } of academies) await pool.query("delete from rate_limits");
});

type Guess = (headers?: Record<string, string>) => Promise<Response>;

const roles = [
  { signInPath: "/login", make: makeStudent },
  { signInPath: "/tutor-login", make: makeTutor },
  { signInPath: "/admin-login", make: makeAdmin },
];

function guessAt(academy: TestAcademy, signInPath: string, email: string): Guess {
  const fields = { email, password: "not it" };
  return (headers = {}) => new TestBrowser(academy).post(signInPath, fields, headers);
}

/** The forms that ask a signed-in person for the password again. */
const passwordForms = {
  "/account/password": {
    currentPassword: "not it",
    password: "sesame",
    confirmPassword: "sesame",
  },
  "/account/email": { currentPassword: "not it", email: "wanted@test.example" },
  "/account/proof": { password: "not it" },
  "/account/deletion": { password: "not it" },
};

function guessSignedIn({ browser }: Person, path: string, fields: Record<string, string>): Guess {
  return (headers = {}) => browser.post(path, fields, headers);
}

/** Guesses of one student's password at every sign-in path. */
function everySignInPath(academy: TestAcademy, { email }: Person): Guess[] {
  return roles.map(({ signInPath }) => guessAt(academy, signInPath, email));
}

/** Guesses of one student's password at every form inside a session. */
function everyPasswordForm(student: Person): Guess[] {
  return Object.entries(passwordForms).map(([path, fields]) =>
    guessSignedIn(student, path, fields),
  );
}

/** Uses up a network's attempts at an account without hashing passwords. */
async function exhaust({ pool }: TestAcademy, email: string, address: string): Promise<void> {
  const limits = createSignInLimits(pool);
  for (let time = 0; time < callerLimit.failures; time += 1) {
    await limits.attempt({ kind: "password", email }, { kind: "network", address });
  }
}

async function countedAddresses({ pool }: TestAcademy): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    "select key from rate_limits where key like 'sign-in-address:%' order by key",
  );
  return rows.map(({ key }) => key.slice("sign-in-address:".length));
}

const client = "203.0.113.9";
const spoofs = [
  "1.2.3.4",
  "1.2.3.4, 5.6.7.8",
  Array.from({ length: 100 }, (_, at) => `10.0.0.${at}`).join(", "),
  "2001:db8::1",
  "1.2.3.4:8080",
  "[2001:db8::1]:8080",
  "127.0.0.1",
  "unknown",
  "<script>alert(1)</script>",
  "' or ''='",
  "%00",
  "   ",
  ",,,",
  "x".repeat(4000),
];

/** The headers that arrive when a client sends `forged` through this number of our proxies. */
function arriving(forged: string, proxies: number): Record<string, string> {
  return {
    "x-forwarded-for": [forged, client, "10.1.1.1", "10.1.1.2"].slice(0, 1 + proxies).join(", "),
  };
}

describe.each([0, 1, 2] as const)("behind %i proxies", (proxies) => {
  const academy = academies[proxies];
  const own = proxies === 0 ? "127.0.0.1" : client;

  test("a forged X-Forwarded-For does not change which address is counted", async () => {
    const { email } = await makeStudent(academy);
    await exhaust(academy, email, own);
    await academy.pool.query("delete from rate_limits where key like 'sign-in-address:%'");
    // This network's attempts are used up, so no password is hashed; the address is still counted.
    for (const spoof of spoofs) {
      const answer = await guessAt(academy, "/login", email)(arriving(spoof, proxies));
      expect([spoof, answer.status]).toEqual([spoof, 429]);
    }
    expect(await countedAddresses(academy)).toEqual([own]);
  });

  test("a forged X-Forwarded-For does not lift an address's limit, at any sign-in path", async () => {
    await exhaust(academy, "somebody@test.example", own);
    await academy.pool.query("update rate_limits set points = $1 where key like '%address%'", [
      addressSignInLimit.failures,
    ]);
    const student = await makeStudent(academy);
    for (const guess of everySignInPath(academy, student)) {
      for (const spoof of everyNth(3, spoofs)) {
        expect([spoof, (await guess(arriving(spoof, proxies))).status]).toEqual([spoof, 429]);
      }
    }
    const fields = { email: student.email, password };
    const right = await new TestBrowser(academy).post("/login", fields, arriving("x", proxies));
    expect(right.status).toBe(429);
  });

  test("a session's limit applies at every form, wherever its requests come from", async () => {
    const student = await makeStudent(academy);
    const guesses = everyPasswordForm(student);
    const limits = createSignInLimits(academy.pool);
    const target = { kind: "password", email: student.email } as const;
    const caller = { kind: "session", id: await sessionOf(academy, student) } as const;
    for (let time = 1; time < callerLimit.failures; time += 1) {
      await limits.attempt(target, caller);
    }
    expect((await guesses[0]?.())?.status).toBe(400);
    for (const guess of guesses) {
      for (const address of ["192.0.2.1", "garbage"]) {
        const answer = await guess({
          "x-forwarded-for": Array(proxies + 1)
            .fill(address)
            .join(),
        });
        expect(answer.status).toBe(429);
      }
    }
  });
});

describe("one address in any spelling by a proxy", () => {
  const spellings: [what: string, key: string, spellings: string[]][] = [
    [
      "one /64 of IPv6",
      "2001:db8:a:1::/64",
      [
        "2001:db8:a:1::1",
        "2001:DB8:A:1::1",
        "2001:0db8:000a:0001:0000:0000:0000:0001",
        "2001:db8:a:1:ffff:ffff:ffff:ffff",
        "2001:db8:a:1::192.0.2.1",
        "2001:db8:a:1::1%eth0",
        "[2001:db8:a:1::1]",
        "[2001:db8:a:1::1]:50000",
      ],
    ],
    [
      "IPv4, also mapped into IPv6",
      "192.0.2.1",
      [
        "192.0.2.1",
        "  192.0.2.1  ",
        "192.0.2.1:50000",
        "::ffff:192.0.2.1",
        "::FFFF:192.0.2.1",
        "::ffff:c000:201",
        "0:0:0:0:0:ffff:c000:0201",
        "[::ffff:192.0.2.1]:50000",
      ],
    ],
    ["what is none", "unknown", ["unknown", "_hidden", "1.2.3", "localhost", "::1::", "🙂"]],
  ];

  test.each(spellings)("%s is counted as %s", async (_, key, texts) => {
    const { email } = await makeStudent(behindOneProxy);
    for (const text of texts) await exhaust(behindOneProxy, email, text);
    await behindOneProxy.pool.query("delete from rate_limits where key like 'sign-in-address:%'");
    for (const text of texts) {
      // Headers are bytes; other characters than ASCII have no defined encoding.
      const header = Buffer.from(text).toString("latin1");
      await guessAt(behindOneProxy, "/login", email)({ "x-forwarded-for": header });
    }
    expect(await countedAddresses(behindOneProxy)).toEqual([key]);
  });
});

test.each(roles)(
  "one account in any spelling of its email, at $signInPath",
  async ({ signInPath }) => {
    const { email } = await makeStudent(direct);
    await exhaust(direct, email, "127.0.0.1");
    for (const spelled of [
      email.toUpperCase(),
      ` ${email}`,
      `${email}\t`,
      `\u00a0${email}\u3000`,
      `${email.slice(0, 3)}\0${email.slice(3)}`,
      email.replace("s", "S"),
    ]) {
      const answer = await guessAt(direct, signInPath, spelled)();
      expect([spelled, answer.status]).toEqual([spelled, 429]);
    }
    const { rows } = await direct.pool.query("select from rate_limits where key like '%account%'");
    expect(rows).toHaveLength(1);
  },
);

test(
  "of fifty guesses at the same time, at all sign-in paths, ten are checked",
  { timeout: 120_000 },
  async () => {
    const student = await makeStudent(direct);
    const rounds = Array.from({ length: 17 }, () => everySignInPath(direct, student));
    const guesses = rounds.flat().slice(0, 50);
    const answers = await Promise.all(guesses.map((guess) => guess()));
    const tried = answers.filter(({ status }) => status === 400);
    const refused = answers.filter(({ status }) => status === 429);
    // A busy server answers some with 503, before or after counting them.
    const busy = answers.filter(({ status }) => status === 503);
    expect(tried.length + refused.length + busy.length).toBe(50);
    expect(tried.length).toBeLessThanOrEqual(10);
    expect(tried.length + busy.length).toBeGreaterThanOrEqual(10);
    expect((await guessAt(direct, "/login", student.email)()).status).toBe(429);
  },
);

test("a wrong password at the second factor's form is limited for the session alone", async () => {
  const admin = await makeAdmin(direct);
  const guess = guessSignedIn(admin, "/account/second-factor", { password: "not it" });
  for (let time = 0; time < callerLimit.failures; time += 1) {
    expect((await guess()).status).toBe(400);
  }
  expect((await guess()).status).toBe(429);
  expect((await guessAt(direct, "/admin-login", admin.email)()).status).toBe(400);
});

describe.each(roles)(
  "whether an address has an account, at $signInPath,",
  ({ signInPath, make }) => {
    /** The parts of a response that could reveal it, without those that differ every time. */
    async function read(email: string) {
      const answer = await guessAt(direct, signInPath, email)();
      const headers = [...answer.headers].filter(
        ([name]) => !["date", "x-request-id"].includes(name),
      );
      const hide = (text: string) =>
        text.replaceAll(/nonce[-=]"?[\w+/=]+/g, "nonce").replaceAll(email, "the address");
      return {
        status: answer.status,
        headers: hide(headers.join("\n")),
        body: hide(await answer.text()),
      };
    }

    /** An address of the same length that no account has. */
    const strangerTo = (email: string) => email.replace("test.", "none.");

    test("is not revealed: same status, headers and bytes", async () => {
      const { email } = await make(direct);
      const known = await read(email);
      expect(known.status).toBe(400);
      expect(known.body).toContain("the address");
      expect(await read(strangerTo(email))).toEqual(known);
    });

    test("is not revealed by the limit either", async () => {
      const { email } = await make(direct);
      await exhaust(direct, email, "127.0.0.1");
      await exhaust(direct, strangerTo(email), "127.0.0.1");
      const known = await read(email);
      expect(known.status).toBe(429);
      expect(await read(strangerTo(email))).toEqual(known);
    });
  },
);
