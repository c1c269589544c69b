import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sampleAcademy } from "#content/site/academy.ts";
import { insertNote } from "#data/people/staff-notes.ts";
import { staffChange } from "#mails/people/staff-change/mail.ts";
import { readState, useAcademy } from "#test/support/academy.ts";
import { sendTogether } from "#test/support/busy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { openQuietStream } from "#test/support/live.ts";
import { lastMail, makeLink, pathIn } from "#test/support/mail.ts";
import { addPasskey, prove, signInWithPasskey } from "#test/support/passkeys.ts";
import {
  makeAdmin,
  makeStudent,
  password as staffPassword,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
const list = "/admin-dashboard/staff";
const pageOf = ({ id }: { id: string }) => `${list}/${id}`;
const password = "a long first password";
let owner: Person;
let invited = 0;

beforeAll(async () => {
  owner = await makeAdmin(academy);
  await prove(owner.browser);
});
// One owner; each test makes the others that it needs.
beforeEach(() =>
  academy.pool.query("update admins set role = 'editor' where id <> $1 and role = 'owner'", [
    owner.id,
  ]),
);

const makeOwner = async () => {
  const made = await makeAdmin(academy);
  await prove(made.browser);
  return made;
};

/** Invites a person. @returns their id and address, and the path of the mailed link */
async function invite(role: string) {
  invited += 1;
  const email = `staff-${invited}@test.example`;
  const answer = await owner.browser.post(`${list}/invite`, { name: "Ravi Rao", email, role });
  expect(answer.status).toBe(303);
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from accounts where email = $1",
    [email],
  );
  const id = rows[0]?.id ?? "";
  const mail = await lastMail(academy, { id }, "staff-invitation");
  return { id, email, mail, path: pathIn(mail, "/invitation/") };
}

async function rolesOf(...people: { id: string }[]) {
  const { rows } = await academy.pool.query<{ role: string | null }>(
    "select role from admins where id = any($1) order by id",
    [people.map(({ id }) => id)],
  );
  return rows.map(({ role }) => role);
}

describe("an invitation", () => {
  test("leads through a password to the role's own first screen", async () => {
    const { email, mail, path } = await invite("accountant");
    expect(mail.text).toContain("Accountant");
    expect(mail.text).toContain("7 days");
    expect(await owner.browser.read(list)).toMatch(new RegExp(`${email}[^]*Invited`));
    const browser = new TestBrowser(academy);
    const short = { password: "short word", confirmPassword: "short word" };
    expect((await browser.post(path, short)).status).toBe(400);
    const accepted = await browser.post(path, { password, confirmPassword: password });
    expect(accepted.status).toBe(303);
    // Without the fragment the browser has no marker, and is sent to sign in.
    expect(accepted.headers.get("location")).toBe("/admin-dashboard#signed-in");
    const home = await browser.get("/admin-dashboard");
    expect(home.headers.get("location")).toBe("/admin-dashboard/quality");
    expect((await browser.get("/admin-dashboard/lessons")).status).toBe(200);
    expect((await browser.get("/admin-dashboard/students")).status).toBe(403);
  });

  test("that is ended opens nothing, and the address may be invited again", async () => {
    const { id, email, path } = await invite("coordinator");
    expect((await owner.browser.post(`${pageOf({ id })}/end`)).status).toBe(303);
    const browser = new TestBrowser(academy);
    expect((await browser.get(path)).status).toBe(404);
    const answer = await browser.post(path, { password, confirmPassword: password });
    expect(answer.status).toBe(404);
    const again = { name: "Ravi Rao", email, role: "editor" };
    expect((await owner.browser.post(`${list}/invite`, again)).status).toBe(303);
    expect((await owner.browser.post(`${list}/invite`, again)).status).toBe(400);
  });

  test("whose link was used or has expired opens nothing", async () => {
    const choice = { password, confirmPassword: password };
    const used = await invite("editor");
    const browser = new TestBrowser(academy);
    expect((await browser.post(used.path, choice)).status).toBe(303);
    const expired = await invite("coordinator");
    await academy.pool.query(
      "update mailed_links set expires_at = now() - interval '1 second' where account_id = $1",
      [expired.id],
    );
    for (const { path } of [used, expired]) {
      const visitor = new TestBrowser(academy);
      expect((await visitor.get(path)).status).toBe(404);
      expect((await visitor.post(path, choice)).status).toBe(404);
      expect((await visitor.get("/admin-dashboard")).headers.get("location")).toBe("/admin-login");
    }
  });

  test("keeps what was typed when it is refused", async () => {
    const typed = { name: "Ravi Rao", email: "ravi", role: "accountant" };
    const answer = await owner.browser.post(`${list}/invite`, typed);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Please enter a valid email address.");
    expect(page).toContain('value="ravi"');
    expect(page).toMatch(/value="accountant"[^>]*checked|checked[^>]*value="accountant"/);
  });
});

describe("the end of an access", () => {
  test("takes effect at the next request, and is mailed; the name stays", async () => {
    const person = await makeAdmin(academy, "coordinator");
    const student = await makeStudent(academy);
    const about = { role: "student", accountId: student.id } as const;
    await insertNote(academy.database, { ...about, authorId: person.id, text: "A note." });
    expect((await person.browser.get("/admin-dashboard")).status).toBe(200);
    await academy.pool.query("update accounts set language = 'hi' where id = $1", [person.id]);
    expect((await owner.browser.post(`${pageOf(person)}/end`)).status).toBe(303);
    for (const path of ["/admin-dashboard", "/admin-dashboard/students"]) {
      expect((await person.browser.get(path)).headers.get("location")).toBe("/admin-login");
    }
    const fields = { email: person.email, password: "correct horse" };
    expect((await new TestBrowser(academy).post("/admin-login", fields)).status).toBe(400);
    expect((await owner.browser.get(pageOf(person))).status).toBe(404);
    const { rows } = await academy.pool.query(
      "select account_id, data from mails where kind = 'staff-ended' and address = $1",
      [person.email],
    );
    expect(rows).toEqual([{ account_id: null, data: { language: "hi" } }]);
    const page = await owner.browser.read(`/admin-dashboard/students/${student.id}`);
    expect(page).toContain(person.name);
  });

  test("closes the person's open page, and their passkey opens nothing", async () => {
    const person = await makeAdmin(academy, "coordinator");
    const device = await addPasskey(academy, person.browser);
    const stream = await openQuietStream(person.browser);
    expect((await owner.browser.post(`${pageOf(person)}/end`)).status).toBe(303);
    await stream.ended;
    expect(stream.events.at(-1)).toBe("ended");
    // What the open page would ask for next.
    for (const path of ["/admin-dashboard", "/admin-dashboard/search?q=a"]) {
      const { location, text } = await person.browser.getData(path);
      expect([path, location]).toEqual([path, "/admin-login"]);
      expect(text).not.toContain("@");
    }
    const form = await person.browser.post("/admin-dashboard/tutors/invite", {});
    expect(form.headers.get("location")).toBe("/admin-login");
    const browser = new TestBrowser(academy);
    const answer = await signInWithPasskey(browser, device, "admin");
    expect(answer.headers.get("location") ?? "").not.toMatch(/^\/admin-dashboard/);
    expect((await browser.get("/admin-dashboard")).headers.get("location")).toBe("/admin-login");
  });
});

describe("another role", () => {
  test("signs the person out and is mailed", async () => {
    const person = await makeAdmin(academy, "coordinator");
    expect((await owner.browser.post(pageOf(person), { role: "editor" })).status).toBe(303);
    const answer = await person.browser.get("/admin-dashboard/students");
    expect(answer.headers.get("location")).toBe("/admin-login");
    expect((await lastMail(academy, person, "staff-role")).text).toContain("Content editor");
  });

  test("is refused to the last owner, who can't leave either", async () => {
    for (const [path, fields] of [
      [pageOf(owner), { role: "editor" }],
      [`${pageOf(owner)}/end`, {}],
    ] as const) {
      const answer = await owner.browser.post(path, fields);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, list]);
      expect(await owner.browser.read(list)).toContain("the academy needs an owner");
    }
    expect(await rolesOf(owner)).toEqual(["owner"]);
  });
});

describe("every owner gets a mail", () => {
  const change = "staff-change";

  /** Another owner, who reads Hindi. */
  async function makeOther() {
    const other = await makeAdmin(academy);
    await academy.pool.query("update accounts set language = 'hi' where id = $1", [other.id]);
    return other;
  }

  const mailsOf = async ({ id }: { id: string }) => {
    const { rows } = await academy.pool.query<{ data: Record<string, string | null> }>(
      "select data - 'at' as data from mails where kind = $1 and account_id = $2 order by queued_at",
      [change, id],
    );
    return rows.map(({ data }) => data);
  };

  test("of an invitation, of sending it again, of another role and of its end", async () => {
    const [other, coordinator] = [await makeOther(), await makeAdmin(academy, "coordinator")];
    const before = (await mailsOf(owner)).length;
    const pending = await invite("owner");
    await owner.browser.post(`${pageOf(pending)}/invitation`);
    await owner.browser.post(pageOf(pending), { role: "accountant" });
    await owner.browser.post(`${pageOf(pending)}/end`);
    const about = { memberId: pending.id, by: owner.id };
    const news = [
      { ...about, what: "invited", role: "owner" },
      { ...about, what: "invited-again", role: "owner" },
      { ...about, what: "role-changed", role: "accountant", formerRole: "owner" },
      { ...about, what: "ended", role: "accountant" },
    ];
    expect(await mailsOf(other)).toEqual(news);
    // Also the owner whose session did it: somebody else may have it.
    expect((await mailsOf(owner)).slice(before)).toEqual(news);
    expect(await mailsOf(coordinator)).toEqual([]);
  });

  test("in their own language, with who, which role, by whom, when and who owns the academy now", async () => {
    const other = await makeOther();
    const { email } = await invite("owner");
    const { subject, text = "" } = await lastMail(academy, other, change);
    expect(subject).toBe("किसी को स्टाफ़ में आने का आमंत्रण भेजा गया");
    for (const words of [`Ravi Rao, ${email}`, "मालिक", owner.name, other.name, "कब"]) {
      expect(text).toContain(words);
    }
  });

  test("when an invitation is accepted, by the link of the invitation or of a forgotten password", async () => {
    const other = await makeOther();
    const [first, second] = [await invite("owner"), await invite("editor")];
    const chosen = { password, confirmPassword: password };
    const browser = new TestBrowser(academy);
    expect((await browser.post(first.path, chosen)).status).toBe(303);
    const reset = await makeLink(academy, second, "reset-password", second.email);
    expect((await browser.post(`/reset-password/${reset}`, chosen)).status).toBe(303);
    expect((await mailsOf(other)).slice(2)).toEqual([
      { what: "joined", memberId: first.id, role: "owner", by: first.id },
      { what: "joined", memberId: second.id, role: "editor", by: second.id },
    ]);
    // The new owner owns the academy from now on, and hears of the next.
    expect(await mailsOf(first)).toEqual([
      { what: "joined", memberId: second.id, role: "editor", by: second.id },
    ]);
    // A later password is nobody's arrival.
    const again = await makeLink(academy, second, "reset-password", second.email);
    expect((await browser.post(`/reset-password/${again}`, chosen)).status).toBe(303);
    expect(await mailsOf(first)).toHaveLength(1);
  });

  test("unless they are no owner any more when it is written", async () => {
    const former = await makeAdmin(academy, "editor");
    const { id, name } = former;
    const about = { memberId: owner.id, role: "owner", by: owner.id } as const;
    const news = { ...about, what: "joined", at: new Date().toISOString() } as const;
    const sending = { database: academy.database, name, now: new Date(), academy: sampleAcademy };
    expect(await staffChange(news, { ...sending, accountId: id })).toBeNull();
    expect(await staffChange(news, { ...sending, accountId: owner.id })).not.toBeNull();
  });
});

describe("without a fresh proof", () => {
  const typed = { name: "Mallory", email: "mallory@test.example", role: "owner" };

  test("nothing about the staff changes, and nobody is invited", async () => {
    const [other, person] = [await makeAdmin(academy), await makeAdmin(academy, "editor")];
    const pending = await invite("accountant");
    const before = await readState(academy);
    for (const [path, fields] of [
      [`${list}/invite`, typed],
      [`${pageOf(pending)}/invitation`, {}],
      [pageOf(pending), { role: "owner" }],
      [`${pageOf(pending)}/end`, {}],
      [pageOf(person), { role: "owner" }],
      [`${pageOf(person)}/end`, {}],
    ] as const) {
      const answer = await other.browser.post(path, fields);
      expect(answer.headers.get("location")).toMatch(/^\/account\/proof\?next=/);
    }
    expect(await readState(academy)).toEqual(before);
  });

  test("an invitation waits with what was typed, and is sent after the proof", async () => {
    const { browser } = await makeAdmin(academy);
    const answer = await browser.post(`${list}/invite`, typed);
    const proof = answer.headers.get("location") ?? "";
    const fields = Object.entries(typed).map(([name, value]) => `name="${name}" value="${value}"`);
    const page = await browser.read(proof);
    for (const field of fields) expect(page).toContain(field);
    const proved = await browser.post(proof, { password: staffPassword, ...typed });
    expect([proved.status, proved.headers.get("location")]).toEqual([307, `${list}/invite`]);
    expect((await browser.post(`${list}/invite`, typed)).status).toBe(303);
    expect(await browser.read(list)).toMatch(new RegExp(`${typed.email}[^]*Invited`));
  });
});

test("two owners who end each other at once leave one", async () => {
  const other = await makeOwner();
  await sendTogether([
    () => owner.browser.post(`${pageOf(other)}/end`),
    () => other.browser.post(`${pageOf(owner)}/end`),
  ]);
  const ended = (await rolesOf(owner, other)).filter((role) => role === null);
  expect(ended).toHaveLength(1);
  owner = (await owner.browser.get(list)).status === 200 ? owner : other;
});

test("two owners who step down at once leave one", async () => {
  const other = await makeOwner();
  await sendTogether([
    () => owner.browser.post(pageOf(owner), { role: "editor" }),
    () => other.browser.post(pageOf(other), { role: "editor" }),
  ]);
  const owners = (await rolesOf(owner, other)).filter((role) => role === "owner");
  expect(owners).toHaveLength(1);
});
