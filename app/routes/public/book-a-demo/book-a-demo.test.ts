import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contactEnquiryLimit, floodLimit, networkEnquiryLimit } from "#domain/enquiries/limits.ts";
import { readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { runs } from "#test/support/depth.ts";
import { fastAcademy } from "#test/support/fast.ts";
import { useMailSink } from "#test/support/mail-sink.ts";
import { makeAdmin, type Person } from "#test/support/people.ts";

const env: Record<string, string> = { TRUST_PROXY: "1" };
const sink = useMailSink();
beforeAll(() => {
  env["SMTP_URL"] = sink.url;
});
const academy = useAcademy(env, fastAcademy);
let coordinator: Person;
beforeAll(async () => {
  coordinator = await makeAdmin(academy, "coordinator");
  await makeAdmin(academy, "editor");
  await makeAdmin(academy, "accountant");
});
beforeEach(() =>
  academy.pool.query("delete from rate_limits; delete from enquiries; delete from mails"),
);

const least = { name: "Lakshmi Devi", phoneNumber: "+91 00000 00000", selectedClass: "class-10" };
const dates = { firstDate: "2020-01-01", firstTime: "17:30" };

const send = (fields: Record<string, string>, client = "203.0.113.9") =>
  new TestBrowser(academy).post("/book-a-demo", fields, { "x-forwarded-for": client });

async function listRows(sql: string): Promise<Record<string, unknown>[]> {
  return (await academy.pool.query<Record<string, unknown>>(sql)).rows;
}
const listEnquiries = () => listRows("select * from enquiries order by created_at");
const listMails = (kind: string) =>
  listRows(`select account_id, address, due_at - queued_at <= interval '1 minute' as "isSoon"
    from mails where kind = '${kind}' order by queued_at`);

test("a name, a class and a phone number suffice, and the staff hear of it within a minute", async () => {
  const answer = await send(least);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/book-a-demo/thanks"]);
  expect(await listEnquiries()).toMatchObject([
    { source: "website", asker_name: "Lakshmi Devi", stage: "new", answered_at: null },
  ]);
  expect(await listMails("enquiry-received")).toEqual([]);
  expect(await listMails("enquiries")).toEqual([
    { account_id: coordinator.id, address: null, isSoon: true },
  ]);
});

test("what was typed is in the sign-up form of the same browser, a parent's own name and address are not", async () => {
  const family = new TestBrowser(academy);
  const email = "lakshmi@test.example";
  const typed = { ...least, phoneNumber: "98490 22222", email, selectedSubjects: "physics" };
  await family.post("/book-a-demo", { ...typed, asker: "parent" });
  const page = await family.read("/signup/finish");
  expect(page).toContain('value="98490 22222"');
  expect(page).toMatch(/<option[^>]*value="class-10"[^>]*selected|selected[^>]*value="class-10"/);
  expect(page).toMatch(/<input[^>]*value="physics"[^>]*checked|checked[^>]*value="physics"/);
  expect(page).not.toContain("Lakshmi Devi");
  await family.post("/book-a-demo", { ...typed, asker: "student" });
  const own = await family.read("/signup/finish");
  expect(own).toContain('value="Lakshmi Devi"');
  expect(own).toMatch(/<input(?=[^>]*name="username")[^>]* value="Lakshmi"/);

  const other = await new TestBrowser(academy).read("/signup/finish");
  expect(other).toContain("Create Account");
  expect(other).not.toContain("98490 22222");
});

test("a form with thousands of subjects gets no cookie that a proxy would refuse", async () => {
  const subjects = Array.from({ length: 2000 }, (_, at) => `subject-${at}`);
  const answer = await new TestBrowser(academy).post("/book-a-demo", {
    ...least,
    selectedSubjects: ["physics", ...subjects],
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.getSetCookie().join().length).toBeLessThan(1000);
});

test("a refused sign-up keeps what is in the form now, not what was typed before", async () => {
  const family = new TestBrowser(academy);
  await family.post("/book-a-demo", { ...least, asker: "student" });
  const answer = await family.post("/signup/finish", { name: "Asha", selectedClass: "class-9" });
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain('value="Asha"');
  expect(page).not.toContain("Lakshmi Devi");
});

test("who presses twice is told that the request is there, and so are the staff", async () => {
  const where = async (fields: Record<string, string>, client?: string) =>
    (await send({ ...least, ...fields }, client)).headers.get("location");
  expect(await where({})).toBe("/book-a-demo/thanks");
  expect(await where({})).toBe("/book-a-demo/already");
  expect(await where({ phoneNumber: "98490 11111" })).toBe("/book-a-demo/thanks");
  // Somebody elsewhere who tries a family's words learns nothing.
  expect(await where({}, "198.51.100.7")).toBe("/book-a-demo/thanks");
  const page = await fetch(`${academy.url}/book-a-demo/already`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("We have your request already");
  const [first, second, ...others] = await listEnquiries();
  expect(first).toMatchObject({ repeats_id: null });
  expect(second).toMatchObject({ repeats_id: first?.["id"], is_repeated: false });
  expect(others).toHaveLength(2);
  const board = await coordinator.browser.read("/admin-dashboard/enquiries");
  expect(board).toContain("Same as Lakshmi Devi");
  expect(board).not.toContain("Please confirm");
});

test("a refused form keeps what was typed, and says what is wrong at its field", async () => {
  const typed = {
    ...least,
    ...dates,
    asker: "student",
    selectedSubjects: "physics",
    language: "te",
  };
  const answer = await send({ ...typed, email: "lakshmi" });
  expect(answer.status).toBe(400);
  const page = await answer.text();
  for (const value of [least.name, least.phoneNumber, "lakshmi", "2020-01-01", "17:30"]) {
    expect(page).toContain(`value="${value}"`);
  }
  expect(page).toMatch(/<input[^>]*checked=""[^>]*value="student"|value="student"[^>]*checked=""/);
  expect(page).toMatch(
    /<input[^>]*(checked=""[^>]*value="physics"|value="physics"[^>]*checked="")/,
  );
  expect(page).toMatch(/<option value="class-10" selected=""/);
  expect(page).toMatch(/<option value="te" selected=""/);
  expect(page).toMatch(
    /<input(?=[^>]*name="email")(?=[^>]*autofocus)(?=[^>]*aria-invalid="true")/i,
  );
  expect(page.match(/Please enter a valid email address\./g)).toHaveLength(2);
  expect(page).not.toContain("Please choose a time in the future.");
  expect(await listEnquiries()).toEqual([]);
});

test("a link chooses class and subject, and what does not exist leaves the page as it is", async () => {
  const read = async (query: string) => {
    const answer = await fetch(`${academy.url}/book-a-demo${query}`);
    return { etag: answer.headers.get("etag"), page: await answer.text() };
  };
  const page = await read("");
  expect(page.etag).not.toBeNull();
  const unknown = await read("?class=class-99&subject=%3Cscript%3E");
  expect([unknown.etag, unknown.page]).toEqual([page.etag, page.page]);
  const chosen = await read("?class=class-9&subject=physics&subject=magic");
  expect(chosen.page).toMatch(/<option value="class-9" selected=""/);
  expect(chosen.page.match(/<input(?=[^>]*type="checkbox")(?=[^>]*checked="")[^>]*>/g)).toEqual([
    expect.stringContaining('value="physics"'),
  ]);
  expect(chosen.page).not.toContain("magic");
  for (const [service, query] of [
    ["class-9", "?class=class-9"],
    ["physics", "?subject=physics"],
    ["coding", ""],
  ]) {
    const { page: linking } = await read(`/../services/${service}`);
    expect([service, linking]).toEqual([
      service,
      expect.stringContaining(`href="/book-a-demo${query}"`),
    ]);
  }
});

test("a program that fills in the hidden field is thanked, and nothing is stored", async () => {
  const answer = await send({ ...least, website: "https://win.example" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/book-a-demo/thanks"]);
  expect([await listEnquiries(), await listMails("enquiries")]).toEqual([[], []]);
  const { logged } = await readAuditTrail(academy, answer);
  expect(logged).toMatchObject([{ event: "send-enquiry", reason: "robot" }]);
});

test("the mails to the family and to the staff have nothing that was typed", async () => {
  await send({ ...least, name: "Canaryname", email: "family@test.example" });
  await academy.pool.query("update pgboss.job set start_after = now() where state = 'created'");
  const mails = [
    ...(await sink.to("family@test.example", 1)),
    ...(await sink.to(coordinator.email, 1)),
  ];
  expect(mails.map(({ subject }) => subject)).toEqual([
    "You asked for a free demo class",
    "A family is waiting for your answer",
  ]);
  for (const { text, html } of mails) {
    expect(`${text} ${html}`).not.toMatch(/Canaryname|00000 00001|family@test/);
    expect(text).toContain("2-4 hours");
  }
  expect(mails[0]?.text).not.toContain("/account/mail");
});

describe("hostile posts", () => {
  const total = runs({ usual: 40, deep: 1000 });
  const client = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

  /** Sends many forms, a few at a time. @returns how often each status was the answer */
  async function attack(form: (number: number) => [Record<string, string>, string]) {
    const statuses: Record<number, number> = {};
    const numbers = Array.from({ length: total }, (_, number) => number).values();
    const sendAll = async () => {
      for (const number of numbers) {
        const { status } = await send(...form(number));
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: 4 }, sendAll));
    return statuses;
  }
  const phone = (number: number) => `+91 ${9_000_000_000 + number}`;
  const email = (number: number) => `stranger-${number}@test.example`;

  test("from one network are refused, with how long to wait", async () => {
    const form = (number: number) => ({
      ...least,
      phoneNumber: phone(number),
      email: email(number),
    });
    const stored = networkEnquiryLimit.failures;
    expect(await attack((number) => [form(number), "203.0.113.9"])).toEqual({
      303: stored,
      429: total - stored,
    });
    expect(await listEnquiries()).toHaveLength(stored);
    const refused = await send(form(total));
    expect(refused.headers.get("retry-after")).toBe("3600");
    expect(await refused.text()).toContain("or try again in 60 minutes");
  });

  test.each<[string, (number: number) => Record<string, string>]>([
    ["address", (number) => ({ email: "victim@test.example", phoneNumber: phone(number) })],
    [
      "phone number",
      (number) => ({
        phoneNumber:
          ["+91 98765 43210", "098765-43210", "౯౮౭౬౫ 43210", "+91 (0) 98765\u201143210"][
            number % 4
          ] ?? "",
        email: email(number),
      }),
    ],
    [
      "mailbox",
      (number) => ({ email: `victim+${number}@test.example`, phoneNumber: phone(number) }),
    ],
    [
      "mailbox at Gmail",
      (number) => ({
        email: `vic${".".repeat(number % 2)}tim+${number}@gmail.com`,
        phoneNumber: phone(number),
      }),
    ],
  ])(
    "from many networks with one %s are mailed once, and the staff confirm all but a few",
    async (what, given) => {
      const statuses = await attack((number) => [{ ...least, ...given(number) }, client(number)]);
      expect(statuses).toEqual({ 303: total });
      const enquiries = await listEnquiries();
      expect(enquiries).toHaveLength(total);
      const marked = enquiries.filter((enquiry) => enquiry["is_repeated"]);
      expect(marked).toHaveLength(total - contactEnquiryLimit.failures);
      expect(await listMails("enquiry-received")).toHaveLength(
        what === "phone number" ? floodLimit.failures : 1,
      );
    },
  );

  test("do not shut a family out, whose enquiry says which came before with the same number", async () => {
    const number = "98765 43210";
    for (let count = 0; count < 3; count += 1) {
      await send({ ...least, name: "Stranger", phoneNumber: `+91 ${number}` }, client(count));
    }
    const answer = await send({ ...least, name: "Family", phoneNumber: number }, client(9));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/book-a-demo/thanks"]);
    const enquiries = await listEnquiries();
    const [before, family] = enquiries.slice(-2);
    expect(enquiries.map((enquiry) => enquiry["is_repeated"])).toEqual([false, false, false, true]);
    expect(family).toMatchObject({ asker_name: "Family", repeats_id: before?.["id"] });
    const board = await coordinator.browser.read("/admin-dashboard/enquiries");
    expect(board.match(/Please confirm/g)).toHaveLength(1);
    const page = await coordinator.browser.read(
      `/admin-dashboard/enquiries/${String(family?.["id"])}`,
    );
    expect(page).toContain("please ask the family whether this enquiry is theirs");
    expect(page).toContain(`href="/admin-dashboard/enquiries/${String(before?.["id"])}"`);
    await academy.pool.query("delete from enquiries where id = $1", [before?.["id"]]);
    const later = await coordinator.browser.read(
      `/admin-dashboard/enquiries/${String(family?.["id"])}`,
    );
    expect(later).toContain("please ask the family whether this enquiry is theirs");
  });

  test("from many networks with many addresses are all kept, without more mails than the ceiling", async () => {
    const form = (number: number) => ({
      ...least,
      phoneNumber: phone(number),
      email: email(number),
    });
    expect(await attack((number) => [form(number), client(number)])).toEqual({ 303: total });
    expect(await listEnquiries()).toHaveLength(total);
    expect(await listMails("enquiry-received")).toHaveLength(floodLimit.failures);
    // A second one, if the first was sent meanwhile.
    expect((await listMails("enquiries")).length).toBeLessThanOrEqual(2);
    // The next mail to the staff waits, and says how many there are.
    await academy.pool.query(
      "update mails set begun_at = now(), sent_at = now() where kind = 'enquiries'",
    );
    await send(form(total), client(total));
    expect((await listMails("enquiries")).at(-1)).toMatchObject({ isSoon: false });
  });
});
