import { beforeEach, describe, expect, test } from "vitest";
import { createSignInLimits } from "#access/sign-in-limits.ts";
import { addressSignInLimit, accountSignInLimit } from "#domain/sign-in-limits.ts";
import { useAcademy, type TestAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeAdmin, makeStudent, makeTutor, password, type Person } from "#test/support/people.ts";

const academies = [
  useAcademy(),
  useAcademy({ TRUST_PROXY: "1" }),
  useAcademy({ TRUST_PROXY: "2" }),
] as const;
const [direct, behindOne] = academies;

beforeEach(async () => {
  for (const { pool } of academies) await pool.query("delete from rate_limits");
});

type Guess = (headers?: Record<string, string>) => Promise<Response>;

const roles = [
  { door: "/login", make: makeStudent },
  { door: "/tutor-login", make: makeTutor },
  { door: "/admin-login", make: makeAdmin },
];

function guessAt(academy: TestAcademy, door: string, email: string): Guess {
  const fields = { email, password: "not it" };
  return (headers = {}) => new TestBrowser(academy).post(door, fields, headers);
}

/** The forms inside that ask for the password again. */
const inside = {
  "/account/password": {
    currentPassword: "not it",
    password: "sesame",
    confirmPassword: "sesame",
  },
  "/account/email": { currentPassword: "not it", email: "wanted@test.example" },
  "/account/export/confirmation": { password: "not it" },
  "/account/deletion": { password: "not it" },
};

function guessInside({ browser }: Person, path: string, fields: Record<string, string>): Guess {
  return (headers = {}) => browser.post(path, fields, headers);
}

/** One student's password, guessed at each place that takes it. */
function everyDoor(academy: TestAcademy, student: Person): Guess[] {
  return [
    ...roles.map(({ door }) => guessAt(academy, door, student.email)),
    ...Object.entries(inside).map(([path, fields]) => guessInside(student, path, fields)),
  ];
}

/** Uses up what an account has, without the cost of passwords. */
async function exhaustAccount({ pool }: TestAcademy, email: string): Promise<void> {
  const limits = createSignInLimits(pool);
  for (let time = 0; time < accountSignInLimit.failures; time += 1) {
    await limits.attempt(email, "198.51.100.77");
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

/** What arrives when a client sends `forged` through so many proxies of ours. */
function arriving(forged: string, proxies: number): Record<string, string> {
  return {
    "x-forwarded-for": [forged, client, "10.1.1.1", "10.1.1.2"].slice(0, 1 + proxies).join(", "),
  };
}

describe.each([0, 1, 2] as const)("behind %i proxies", (proxies) => {
  const academy = academies[proxies];
  const own = proxies === 0 ? "127.0.0.1" : client;

  test("no X-Forwarded-For that a client makes up changes whose address is counted", async () => {
    const { email } = await makeStudent(academy);
    await exhaustAccount(academy, email);
    await academy.pool.query("delete from rate_limits where key like 'sign-in-address:%'");
    // The account is used up, so that no guess costs a hash; the address counts all the same.
    for (const spoof of spoofs) {
      const answer = await guessAt(academy, "/login", email)(arriving(spoof, proxies));
      expect([spoof, answer.status]).toEqual([spoof, 429]);
    }
    expect(await countedAddresses(academy)).toEqual([own]);
  });

  test("no X-Forwarded-For lets an address that is over its limit in, at any door", async () => {
    const limits = createSignInLimits(academy.pool);
    await limits.attempt("somebody@test.example", own);
    await academy.pool.query("update rate_limits set points = $1 where key like '%address%'", [
      addressSignInLimit.failures,
    ]);
    const student = await makeStudent(academy);
    for (const guess of everyDoor(academy, student)) {
      for (const spoof of spoofs) {
        expect([spoof, (await guess(arriving(spoof, proxies))).status]).toEqual([spoof, 429]);
      }
    }
    const fields = { email: student.email, password };
    const right = await new TestBrowser(academy).post("/login", fields, arriving("x", proxies));
    expect(right.status).toBe(429);
  });

  test("an account's limit holds from every address, at any door", async () => {
    const student = await makeStudent(academy);
    await exhaustAccount(academy, student.email);
    for (const guess of everyDoor(academy, student)) {
      for (const address of ["192.0.2.1", "2001:db8::1", "garbage"]) {
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

describe("one address, however a proxy spells it", () => {
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

  test.each(spellings)("%s counts as %s", async (_, key, texts) => {
    const { email } = await makeStudent(behindOne);
    await exhaustAccount(behindOne, email);
    await behindOne.pool.query("delete from rate_limits where key like 'sign-in-address:%'");
    for (const text of texts) {
      // A header has bytes, and browsers write others than ASCII as they please.
      const header = Buffer.from(text).toString("latin1");
      await guessAt(behindOne, "/login", email)({ "x-forwarded-for": header });
    }
    expect(await countedAddresses(behindOne)).toEqual([key]);
  });
});

test.each(roles)("one account, however its address is spelled, at $door", async ({ door }) => {
  const { email } = await makeStudent(direct);
  await exhaustAccount(direct, email);
  for (const spelled of [
    email.toUpperCase(),
    ` ${email}`,
    `${email}\t`,
    `\u00a0${email}\u3000`,
    `${email.slice(0, 3)}\0${email.slice(3)}`,
    email.replace("s", "S"),
  ]) {
    const answer = await guessAt(direct, door, spelled)();
    expect([spelled, answer.status]).toEqual([spelled, 429]);
  }
  const { rows } = await direct.pool.query("select from rate_limits where key like '%account%'");
  expect(rows).toHaveLength(1);
});

test("fifty guesses at once, at all doors and inside, are ten", { timeout: 120_000 }, async () => {
  const student = await makeStudent(direct);
  const rounds = Array.from({ length: 8 }, () => everyDoor(direct, student));
  const guesses = rounds.flat().slice(0, 50);
  const answers = await Promise.all(guesses.map((guess) => guess()));
  const tried = answers.filter(({ status }) => status === 400);
  const refused = answers.filter(({ status }) => status === 429);
  // A busy machine tells some to come back, before or after their attempt was counted.
  const busy = answers.filter(({ status }) => status === 503);
  expect(tried.length + refused.length + busy.length).toBe(50);
  expect(tried.length).toBeLessThanOrEqual(10);
  expect(tried.length + busy.length).toBeGreaterThanOrEqual(10);
  expect((await guessAt(direct, "/login", student.email)()).status).toBe(429);
});

test("a guess at an admin's second factor counts as one at the door", async () => {
  const admin = await makeAdmin(direct);
  const guess = guessInside(admin, "/account/second-factor", { password: "not it" });
  for (let time = 0; time < accountSignInLimit.failures; time += 1) {
    expect((await guess()).status).toBe(400);
  }
  expect((await guess()).status).toBe(429);
  expect((await guessAt(direct, "/admin-login", admin.email)()).status).toBe(429);
});

describe.each(roles)("whether an address has an account, at $door,", ({ door, make }) => {
  /** All of an answer that could tell, with what differs between any two answers taken out. */
  async function read(email: string) {
    const answer = await guessAt(direct, door, email)();
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

  test("no answer tells: same status, headers and bytes", async () => {
    const { email } = await make(direct);
    const known = await read(email);
    expect(known.status).toBe(400);
    expect(known.body).toContain("the address");
    expect(await read(strangerTo(email))).toEqual(known);
  });

  test("nor does the limit", async () => {
    const { email } = await make(direct);
    await exhaustAccount(direct, email);
    await exhaustAccount(direct, strangerTo(email));
    const known = await read(email);
    expect(known.status).toBe(429);
    expect(await read(strangerTo(email))).toEqual(known);
  });
});
