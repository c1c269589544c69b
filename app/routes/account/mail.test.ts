import { expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { stopLink } from "#test/support/mail.ts";
import { makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy();

/** The groups of mails that a person has turned off, as stored. */
const refusals = async ({ id }: { id: string }) => {
  const { rows } = await academy.pool.query<{ group: string }>(
    "select mail_group as group from mail_refusals where account_id = $1 order by 1",
    [id],
  );
  return rows.map(({ group }) => group);
};

/** The choices on a person's page, and whether each is on. */
const choicesOf = async ({ browser }: Person) => {
  const page = await browser.read("/account/mail");
  const boxes = page.matchAll(/<input type="checkbox"[^>]* name="mails"[^>]*>/g);
  return [...boxes].map(([box]) => [/value="([^"]+)"/.exec(box)?.[1], box.includes("checked")]);
};

test("each role can choose from the mails that it receives, all on by default", async () => {
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  expect(await choicesOf(student)).toEqual([
    ["reminders", true],
    ["lessons", true],
    ["reports", true],
    ["messages", true],
    ["announcements", true],
    ["news", true],
    ["courses", true],
  ]);
  expect(await choicesOf(tutor)).toEqual([
    ["reminders", true],
    ["lessons", true],
    ["messages", true],
    ["courses", true],
  ]);
  expect(await choicesOf(await makeAdmin(academy))).toEqual([]);
});

test("a choice is stored, and groups of other roles are ignored", async () => {
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  await student.browser.post("/account/mail", { mails: ["news", "welcome", "constructor"] });
  expect(await refusals(student)).toEqual([
    "announcements",
    "courses",
    "lessons",
    "messages",
    "reminders",
    "reports",
  ]);
  expect(await choicesOf(student)).toEqual([
    ["reminders", false],
    ["lessons", false],
    ["reports", false],
    ["messages", false],
    ["announcements", false],
    ["news", true],
    ["courses", false],
  ]);
  const mails = ["reminders", "lessons", "reports", "messages", "announcements", "news", "courses"];
  await student.browser.post("/account/mail", { mails });
  expect(await refusals(student)).toEqual([]);
  await tutor.browser.post("/account/mail", {});
  expect(await refusals(tutor)).toEqual(["courses", "lessons", "messages", "reminders"]);
});

const arrivalsOf = async ({ browser }: Person) => {
  const page = await browser.read("/account/mail");
  const radios = page.matchAll(/<input type="radio"[^>]* name="arrivals"[^>]*>/g);
  const checked = [...radios].find(([radio]) => radio.includes("checked"));
  return /value="([^"]+)"/.exec(checked?.[0] ?? "")?.[1];
};

test("an admin chooses how often to be mailed about sign-ups, daily by default", async () => {
  const [admin, student] = [await makeAdmin(academy), await makeStudent(academy)];
  expect(await arrivalsOf(admin)).toBe("daily");
  for (const choice of ["at-once", "never", "daily"]) {
    await admin.browser.post("/account/mail", { arrivals: choice });
    expect(await arrivalsOf(admin)).toBe(choice);
  }
  await admin.browser.post("/account/mail", { arrivals: "hourly" });
  expect(await arrivalsOf(admin)).toBe("daily");
  const token = await stopLink(academy, { accountId: admin.id, group: "arrivals" });
  await new TestBrowser(academy).post(`/mail/unsubscribe/${token}`);
  expect(await arrivalsOf(admin)).toBe("never");
  await student.browser.post("/account/mail", { arrivals: "at-once", mails: ["news"] });
  expect(await arrivalsOf(student)).toBeUndefined();
});

test("an admin who switches the mails on again is not mailed about the time before", async () => {
  const admin = await makeAdmin(academy);
  const until = async () => {
    const { rows } = await academy.pool.query<{ until: Date }>(
      "select arrivals_until as until from admins where id = $1",
      [admin.id],
    );
    return rows[0]?.until.getFullYear();
  };
  await academy.pool.query("update admins set arrivals_until = '2020-01-01' where id = $1", [
    admin.id,
  ]);
  await admin.browser.post("/account/mail", { arrivals: "never" });
  expect(await until()).toBe(2020);
  await admin.browser.post("/account/mail", { arrivals: "at-once" });
  expect(await until()).toBeGreaterThan(2020);
});

test("a link stops only its own group, and an invalid link stops nothing", async () => {
  const [student, other] = [await makeStudent(academy), await makeStudent(academy)];
  const token = await stopLink(academy, { accountId: student.id, group: "news" });
  const visitor = new TestBrowser(academy);
  const [id, group, signature = ""] = token.split(".");
  const forged = [
    `${other.id}.${group}.${signature}`,
    `${id}.reminders.${signature}`,
    `${id}.${group}.${signature.slice(0, -2)}`,
    `${id}.${group}.`,
    `${id}.${group}`,
    `${token}.x`,
    `${id}.__proto__.${signature}`,
  ];
  for (const each of forged) {
    expect((await visitor.get(`/mail/unsubscribe/${each}`)).status, each).toBe(404);
    expect((await visitor.post(`/mail/unsubscribe/${each}`)).status, each).toBe(404);
  }
  expect((await visitor.get(`/mail/unsubscribe/${token}`)).status).toBe(200);
  expect([...(await refusals(student)), ...(await refusals(other))]).toEqual([]);
  // The link decides the group and the person, regardless of who is signed in.
  for (let times = 0; times < 2; times += 1) {
    expect((await other.browser.post(`/mail/unsubscribe/${token}`)).status).toBe(200);
  }
  expect(await refusals(student)).toEqual(["news"]);
  expect(await refusals(other)).toEqual([]);
});

test("only the unsubscribe URL accepts a POST without an Origin header", async () => {
  const { id } = await makeStudent(academy);
  const token = await stopLink(academy, { accountId: id, group: "news" });
  const post = (path: string) => fetch(academy.url + path, { method: "POST" });
  expect((await post("/account/mail")).status).toBe(403);
  expect((await post(`/mail/unsubscribe/${token}/more`)).status).toBe(403);
  expect((await post(`/mail/unsubscribe/`)).status).toBe(403);
  expect((await post(`/mail/unsubscribe/${token}.data`)).status).toBe(403);
  expect(await refusals({ id })).toEqual([]);
  expect((await post(`/mail/unsubscribe/${token}`)).status).toBe(200);
  expect(await refusals({ id })).toEqual(["news"]);
});
