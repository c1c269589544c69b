import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { upsertBirthDate } from "#data/guardians/birth-dates.ts";
import { endGuardian } from "#data/guardians/guardians.ts";
import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { standardSite } from "#content/site/site.ts";
import { mails } from "#mails/shared/all.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { answerAs, makeGuardian, mailsTo, type Guardian } from "#test/support/guardians.ts";
import { makeDevice } from "#test/support/push.ts";
import { assign, makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin(academy);
});

/** A child with a tutor and a guardian who has agreed to messages. */
async function setUp() {
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  const guardian = await makeGuardian(academy, student, { decision: "given" });
  const assignmentId = await assign(academy, student, tutor);
  return { student, tutor, guardian, assignmentId, lineId: await lineOf(student, tutor) };
}

async function lineOf(student: Person, tutor: Person): Promise<string> {
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from lines where student_id = $1 and tutor_id = $2",
    [student.id, tutor.id],
  );
  return rows[0]?.id ?? "";
}

const visitor = () => new TestBrowser(academy);
const messageOf = (text: string, more: object = {}) => ({ clientId: randomUUID(), text, ...more });
const ofStudent = (lineId: string) => `/dashboard/messages/${lineId}`;
const ofTutor = (lineId: string) => `/tutor-dashboard/messages/${lineId}`;

async function linkTo(guardian: Guardian): Promise<string> {
  const link = {
    guardianId: guardian.id,
    opens: "messages",
    mailKind: "guardian-messages",
  } as const;
  return `/guardian/messages/${await createGuardianLink(academy.database, link)}`;
}

test("student, tutor and guardian write in one line, each message once and in order", async () => {
  const { student, tutor, guardian, lineId } = await setUp();
  const first = messageOf("I don't understand question 5.");
  for (let time = 0; time < 2; time += 1) {
    const sent = await student.browser.post(ofStudent(lineId), first);
    expect(sent.headers.get("location")).toBe(`${ofStudent(lineId)}#write`);
  }
  await tutor.browser.post(ofTutor(lineId), messageOf("Let us look at it tomorrow."));
  const link = await linkTo(guardian);
  await visitor().post(`${link}/${lineId}`, messageOf("Thank you both."));
  const { rows } = await academy.pool.query(
    "select seq, written_as from line_messages where line_id = $1 order by seq",
    [lineId],
  );
  expect(rows).toEqual([
    { seq: 1, written_as: "student" },
    { seq: 2, written_as: "tutor" },
    { seq: 3, written_as: "guardian" },
  ]);
  for (const page of [
    await student.browser.read(ofStudent(lineId)),
    await tutor.browser.read(ofTutor(lineId)),
    await visitor().read(`${link}/${lineId}`),
    await visitor().read(`/guardian/${guardian.pageToken}/messages/${guardian.id}/${lineId}`),
  ]) {
    expect(page).toContain("The academy can read this");
    const places = ["question 5", "look at it tomorrow", "Thank you both"].map((text) =>
      page.indexOf(text),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  }
});

test("unread is what others wrote since one read, and only tutors see that it was seen", async () => {
  const { student, tutor, lineId } = await setUp();
  await tutor.browser.post(ofTutor(lineId), messageOf("One"));
  await tutor.browser.post(ofTutor(lineId), messageOf("Two"));
  expect(await student.browser.read("/dashboard/messages")).toContain("2 new");
  expect(await tutor.browser.read("/tutor-dashboard/messages")).not.toContain(" new<");
  expect(await tutor.browser.read(ofTutor(lineId))).not.toContain("Seen");
  expect(await student.browser.read(ofStudent(lineId))).not.toContain("Seen");
  expect(await student.browser.read("/dashboard/messages")).not.toContain(" new<");
  expect(await tutor.browser.read(ofTutor(lineId))).toContain("Seen");
  await student.browser.post(ofStudent(lineId), messageOf("Three"));
  await tutor.browser.read(ofTutor(lineId));
  expect(await student.browser.read(ofStudent(lineId))).not.toContain("Seen");
});

test.each([
  ["a guardian's consent is withdrawn", (g: Guardian) => answerAs(academy, g, "withdrawn")],
  ["a guardian has agreed to an earlier text", (g: Guardian) => answerAs(academy, g, "given", 2)],
  ["the guardian is another one", (g: Guardian) => endGuardian(academy.database, g.id, "admin")],
])("the line is nobody's while %s", async (_, change) => {
  const { student, tutor, guardian, lineId } = await setUp();
  await tutor.browser.post(ofTutor(lineId), messageOf("Before"));
  const link = await linkTo(guardian);
  await change(guardian);
  expect((await student.browser.get(ofStudent(lineId))).status).toBe(404);
  expect((await tutor.browser.get(ofTutor(lineId))).status).toBe(404);
  expect((await visitor().get(`${link}/${lineId}`)).status).toBe(404);
  for (const sent of [
    await student.browser.post(ofStudent(lineId), messageOf("After")),
    await tutor.browser.post(ofTutor(lineId), messageOf("After")),
    await visitor().post(`${link}/${lineId}`, messageOf("After")),
  ]) {
    expect(sent.status).toBe(404);
  }
  expect(await student.browser.read("/dashboard/messages")).toContain("has agreed to it");
  expect(await admin.browser.read(`/admin-dashboard/messages/${lineId}`)).toContain("Before");
});

test("after the course a line is open for fourteen days, then the family only reads", async () => {
  const { student, tutor, assignmentId, lineId } = await setUp();
  await admin.browser.post(`/admin-dashboard/assignments/${assignmentId}/end`);
  expect((await tutor.browser.post(ofTutor(lineId), messageOf("Goodbye"))).status).toBe(303);
  await academy.pool.query("update lines set ended_at = now() - interval '14 days' where id = $1", [
    lineId,
  ]);
  expect((await tutor.browser.get(ofTutor(lineId))).status).toBe(404);
  expect((await tutor.browser.post(ofTutor(lineId), messageOf("Again"))).status).toBe(404);
  expect(await student.browser.read(ofStudent(lineId))).toContain("You can only read this now");
  expect((await student.browser.post(ofStudent(lineId), messageOf("Hm"))).status).toBe(409);
  await assign(academy, student, tutor);
  expect((await tutor.browser.post(ofTutor(lineId), messageOf("Here again"))).status).toBe(303);
});

test("a suspended tutor reads nothing, and the family goes on reading", async () => {
  const { student, tutor, lineId } = await setUp();
  await tutor.browser.post(ofTutor(lineId), messageOf("Before"));
  await academy.pool.query("update tutors set status = 'suspended' where id = $1", [tutor.id]);
  expect((await tutor.browser.get(ofTutor(lineId))).status).toBe(302);
  expect(await student.browser.read(ofStudent(lineId))).toContain("Before");
  expect((await student.browser.post(ofStudent(lineId), messageOf("Why?"))).status).toBe(409);
});

test("another's line is the same 404 as none", async () => {
  const { lineId } = await setUp();
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  for (const id of [lineId, randomUUID(), "x"]) {
    expect((await student.browser.get(ofStudent(id))).status).toBe(404);
    expect((await tutor.browser.get(ofTutor(id))).status).toBe(404);
    expect((await student.browser.post(ofStudent(id), messageOf("Hi"))).status).toBe(404);
    expect((await tutor.browser.post(ofTutor(id), messageOf("Hi"))).status).toBe(404);
  }
});

test("a flag is asked about once, then the message is delivered and the staff look at it", async () => {
  const { student, tutor, lineId } = await setUp();
  const sent = messageOf("Write to me on WhatsApp, 98490 55501");
  const asked = await tutor.browser.post(ofTutor(lineId), sent);
  expect(asked.status).toBe(409);
  expect(await asked.text()).toContain("a phone number, the name of another chat");
  const half = await tutor.browser.post(ofTutor(lineId), { ...sent, confirmed: "app" });
  expect(half.status).toBe(409);
  const form = { ...sent, confirmed: ["phone", "app"] };
  expect((await tutor.browser.post(ofTutor(lineId), form)).status).toBe(303);
  expect(await student.browser.read(ofStudent(lineId))).toContain("98490 55501");
  const queue = await admin.browser.read("/admin-dashboard/messages");
  expect(queue).toContain(`/admin-dashboard/messages/${lineId}/1`);
  expect(queue).not.toContain("98490");
});

test("thirty messages an hour are enough", async () => {
  const { student, lineId } = await setUp();
  await academy.pool.query(
    `insert into line_messages (line_id, seq, author_id, written_as, client_id, text)
     select $1, n, $2, 'student', gen_random_uuid(), 'x' from generate_series(1, 30) n`,
    [lineId, student.id],
  );
  await academy.pool.query("update lines set last_seq = 30 where id = $1", [lineId]);
  const sent = await student.browser.post(ofStudent(lineId), messageOf("One more"));
  expect([sent.status, sent.headers.get("retry-after")]).toEqual([429, "3600"]);
});

test("a message that is taken back is read by the staff only", async () => {
  const { student, tutor, lineId } = await setUp();
  await tutor.browser.post(ofTutor(lineId), messageOf("A hasty word"));
  const own = `${ofTutor(lineId)}/1/withdrawal`;
  expect((await student.browser.post(`${ofStudent(lineId)}/1/withdrawal`)).status).toBe(303);
  expect(await student.browser.read(ofStudent(lineId))).toContain("A hasty word");
  expect((await tutor.browser.post(own)).status).toBe(303);
  for (const page of [
    await student.browser.read(ofStudent(lineId)),
    await student.browser.read("/dashboard/messages"),
    await tutor.browser.read(ofTutor(lineId)),
  ]) {
    expect(page).not.toContain("A hasty word");
  }
  expect(await admin.browser.read(`/admin-dashboard/messages/${lineId}`)).toContain("A hasty word");
  await expect(
    academy.database.updateTable("line_messages").set({ text: "Other" }).execute(),
  ).rejects.toThrow("append-only");
});

test("a report leads to a decision, and each read of the staff is recorded", async () => {
  const { student, tutor, lineId } = await setUp();
  await tutor.browser.post(ofTutor(lineId), messageOf("Come alone."));
  const report = `${ofStudent(lineId)}/1/report`;
  expect(await student.browser.read(report)).toContain("Come alone.");
  expect((await student.browser.post(report, { reason: "" })).status).toBe(400);
  expect((await student.browser.post(report, { reason: "It frightens me." })).status).toBe(303);
  expect((await student.browser.post(report, { reason: "Again." })).status).toBe(409);
  const review = `/admin-dashboard/messages/${lineId}/1`;
  expect(await admin.browser.read("/admin-dashboard/messages")).toContain("Reported");
  expect(await admin.browser.read(review)).toContain("It frightens me.");
  const reads = async () => {
    const { rows } = await academy.pool.query(
      "select from audit_log where action = 'read-line' and subject_id = $1 and actor_id = $2",
      [lineId, admin.id],
    );
    return rows.length;
  };
  expect(await reads()).toBe(1);
  await admin.browser.read(review);
  expect(await reads()).toBe(1);
  const decision = { decision: "stopped", note: "Suspended.", policeOn: "2026-11-20" };
  expect((await admin.browser.post(review, { decision: "stopped" })).status).toBe(400);
  expect((await admin.browser.post(review, decision)).status).toBe(303);
  expect(await admin.browser.read(review)).toContain("Reported to the police on");
  expect(await admin.browser.read("/admin-dashboard/messages")).not.toContain(review);
});

describe("the line to the office", () => {
  test("is answered by the staff, and is there for a child of whom nobody has consented", async () => {
    const student = await makeStudent(academy);
    const own = ofStudent(student.id);
    expect(await student.browser.read("/dashboard/messages")).toContain(
      "The academy&#x27;s office",
    );
    expect((await student.browser.post(own, messageOf("May I ask something?"))).status).toBe(303);
    const staff = `/admin-dashboard/messages/${student.id}`;
    expect(await admin.browser.read("/admin-dashboard/messages")).toContain(staff);
    expect((await admin.browser.post(staff, messageOf("Of course."))).status).toBe(303);
    expect(await student.browser.read(own)).toContain("Of course.");
    expect(await admin.browser.read("/admin-dashboard/messages")).not.toContain(staff);
  });

  test("is a tutor's too, and nobody else's", async () => {
    const [tutor, other] = [await makeTutor(academy), await makeTutor(academy)];
    expect((await tutor.browser.post(ofTutor(tutor.id), messageOf("A question"))).status).toBe(303);
    expect((await other.browser.get(ofTutor(tutor.id))).status).toBe(404);
    expect(await admin.browser.read(`/admin-dashboard/messages/${tutor.id}`)).toContain(
      "A question",
    );
  });

  test("is the only one in which the staff write", async () => {
    const { lineId } = await setUp();
    const staff = `/admin-dashboard/messages/${lineId}`;
    expect((await admin.browser.post(staff, messageOf("I am here"))).status).toBe(404);
  });
});

describe("a guardian", () => {
  test("has a link mailed that writes; the page's only reads", async () => {
    const { guardian, lineId } = await setUp();
    const list = `/guardian/${guardian.pageToken}/messages/${guardian.id}`;
    expect((await visitor().post(`${list}/${lineId}`, messageOf("Hello"))).status).toBe(405);
    expect(await (await visitor().post(list)).text()).toContain("We have mailed you the link");
    expect(await mailsTo(academy, guardian.email)).toEqual(["guardian-messages"]);
    for (let more = 0; more < 4; more += 1) await visitor().post(list);
    expect((await visitor().post(list)).status).toBe(409);
    // A page's link doesn't write, nor does one of a day before.
    const page = `/guardian/messages/${guardian.pageToken}/${lineId}`;
    expect((await visitor().post(page, messageOf("Hello"))).status).toBe(404);
    const link = await linkTo(guardian);
    await academy.pool.query(
      "update guardian_links set expires_at = expires_at - interval '24 hours' where opens = 'messages'",
    );
    expect((await visitor().get(`${link}/${lineId}`)).status).toBe(404);
  });
});

test("who hasn't read is mailed once until they read, in the message's transaction", async () => {
  const { student, tutor, guardian, lineId } = await setUp();
  await academy.pool.query("delete from mails");
  const mails = async () => {
    const { rows } = await academy.pool.query<{ kind: string; seconds: number }>(
      `select kind, extract(epoch from due_at - now())::int as seconds from mails
       where kind like '%line-message' and account_id = $1 order by kind`,
      [student.id],
    );
    return rows;
  };
  await tutor.browser.post(ofTutor(lineId), messageOf("One"));
  await tutor.browser.post(ofTutor(lineId), messageOf("Two"));
  expect((await mails()).map(({ kind }) => kind)).toEqual([
    "guardian-line-message",
    "line-message",
  ]);
  for (const { seconds } of await mails()) expect(seconds).toBeGreaterThan(590);
  await student.browser.read(ofStudent(lineId));
  await tutor.browser.post(ofTutor(lineId), messageOf("Three"));
  expect(await mails()).toHaveLength(3);
  expect(guardian.email).toContain("@");
});

test("mails have what is unread, and nothing once it was read or is nobody's any more", async () => {
  const { student, tutor, guardian, lineId } = await setUp();
  await tutor.browser.post(ofTutor(lineId), messageOf("Bring the compass"));
  await tutor.browser.post(ofTutor(lineId), messageOf("Taken back"));
  await tutor.browser.post(`${ofTutor(lineId)}/2/withdrawal`);
  const sending = {
    database: academy.database,
    accountId: student.id,
    name: student.name,
    now: new Date(),
    academy: standardSite.academy,
  };
  const toStudent = () => mails["line-message"]({ lineId }, sending);
  const toGuardian = () =>
    mails["guardian-line-message"]({ lineId, guardianId: guardian.id }, sending);
  const text = JSON.stringify(await toStudent());
  expect(text).toContain("Bring the compass");
  expect(text).not.toContain("Taken back");
  const link = (await toGuardian())?.blocks.find((block) => block.is === "link")?.path ?? "";
  expect((await visitor().post(link, messageOf("I will"))).status).toBe(303);
  await student.browser.read(ofStudent(lineId));
  expect(await toStudent()).toBeNull();
  await answerAs(academy, guardian, "withdrawn");
  expect(await toGuardian()).toBeNull();
  expect((await visitor().get(link)).status).toBe(404);
});

test("devices are told of each message at once, unless their person wants none", async () => {
  const { student, tutor, lineId } = await setUp();
  for (const person of [student, tutor, admin]) {
    await person.browser.post("/account/reminders", makeDevice().form);
  }
  const told = async () => {
    const { rows } = await academy.pool.query<{ path: string }>(
      "delete from pushes where kind = 'message' returning path",
    );
    return rows.map(({ path }) => path);
  };
  await tutor.browser.post(ofTutor(lineId), messageOf("One"));
  expect(await told()).toEqual([ofStudent(lineId)]);
  await student.browser.post(ofStudent(student.id), messageOf("To the office"));
  expect(await told()).toEqual([`/admin-dashboard/messages/${student.id}`]);
  await student.browser.post("/account/mail", { pushes: ["reminders"] });
  await tutor.browser.post(ofTutor(lineId), messageOf("Two"));
  expect(await told()).toEqual([]);
});

test("an adult needs nobody's consent, and an unknown age somebody's", async () => {
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  await assign(academy, student, tutor);
  const line = ofStudent(await lineOf(student, tutor));
  expect((await student.browser.get(line)).status).toBe(404);
  await upsertBirthDate(academy.database, student.id, "2000-01-01");
  expect((await student.browser.get(line)).status).toBe(200);
});
