import { beforeAll, expect, test } from "vitest";
import { fillSampleAcademy } from "../../database/sample-academy.ts";
import { samplePassword, sampleStaff } from "../../database/sample-people.ts";
import routes from "../../app/routes.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { everyNth, isDeep } from "#test/support/depth.ts";
import { cheapCost } from "#test/support/fast.ts";
import { openStream } from "#test/support/live.ts";
import { listUrls } from "#test/support/urls.ts";

const academy = useAcademy();
let owner: TestBrowser;
let accountant: TestBrowser;
let contacts: string[];
let addresses: string[];

async function signIn(role: "owner" | "accountant"): Promise<TestBrowser> {
  const browser = new TestBrowser(academy);
  const email = sampleStaff.find((member) => member.role === role)?.email ?? "";
  await browser.submit("/admin-login", { email, password: samplePassword });
  return browser;
}

async function column(query: string): Promise<string[]> {
  const { rows } = await academy.pool.query<{ value: string }>(query);
  return rows.map(({ value }) => value);
}

beforeAll(async () => {
  await fillSampleAcademy(academy.database, new Date(), cheapCost);
  [owner, accountant] = [await signIn("owner"), await signIn("accountant")];
  // How to reach the people of the sample: of children, guardians, tutors, and those who enquired.
  contacts = await column(`
    select email as value from accounts where id not in (select id from admins)
    union select phone_number from students union select address from students
    union select phone_number from tutors
    union select email from guardians union select phone_number from guardians
    union select email from enquiries union select phone from enquiries`);
  contacts = contacts.filter(Boolean);
  addresses = await addressesOfRecords();
});

/** A sample of records; a deep run asks for all of them. */
const sampleOf = (list: readonly string[]) => everyNth(32, list);

/** Every address of the dashboard, with records of the sample academy in the place of parameters. */
async function addressesOfRecords(): Promise<string[]> {
  const ids: Record<string, string[]> = {
    studentId: await column("select id as value from students"),
    tutorId: await column("select id as value from tutors"),
    enquiryId: await column("select id as value from enquiries"),
    assignmentId: await column("select id as value from assignments limit 5"),
    adminId: await column("select id as value from admins"),
    // Disputed, decided and settled lessons, and some of the rest.
    lessonId: await column(`
      select distinct lesson_id as value from lesson_events
      union (select id from content_items where kind = 'live-session' limit 40)`),
    siteSection: ["name"],
    siteLanguage: ["te"],
    setupStep: ["mail"],
  };
  const of = (url: string): string[] => {
    const parameter = /:(\w+)/.exec(url)?.[1];
    if (parameter === undefined) return [url];
    const all = ids[parameter] ?? ["1"];
    const some = sampleOf(all);
    return (some.length > 0 ? some : all.slice(0, 1)).flatMap((id) =>
      of(url.replace(`:${parameter}`, id)),
    );
  };
  return listUrls(routes)
    .filter((url) => /^\/admin-dashboard(\/|$)/.test(url))
    .flatMap(of);
}

const found = (text: string) => contacts.filter((contact) => text.includes(contact));

/** The pages to which a page of the dashboard leads, with what it asks for behind a question mark. */
const linksOf = (html: string) =>
  [...html.matchAll(/href="(\/(?:admin-dashboard|account)[^"#]*)/g)].map(([, to = ""]) =>
    to.replaceAll("&amp;", "&"),
  );

/** What kind of page an address is: it says of no record which, and of no question what is asked. */
const kindOf = (path: string) =>
  path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id").replaceAll(/=[^&]*/g, "=");

test("an owner is sent contacts, so that the next tests can fail", async () => {
  expect(contacts.length).toBeGreaterThan(100);
  await owner.post("/account/proof", { password: samplePassword });
  for (const path of ["/admin-dashboard/students", "/admin-dashboard/students.csv"]) {
    expect(found(await (await owner.get(path)).text()).length, path).toBeGreaterThan(10);
  }
});

test("an accountant is sent no contact by any address, its data or the links of its pages", async () => {
  const todo = [
    ...addresses,
    "/account",
    "/account/mail",
    "/account/export",
    "/offline",
    ...contacts.slice(0, 3).map((text) => `/admin-dashboard/search?q=${encodeURIComponent(text)}`),
  ];
  const sent: [string, string[]][] = [];
  // Of the pages that are led to, one of each kind; a deep run asks for all of them.
  const known = new Set(todo.map(isDeep() ? String : kindOf));
  let opened = 0;
  for (const path of todo) {
    const answer = await accountant.get(path);
    const html = await answer.text();
    const { text } = await accountant.getData(path);
    sent.push([path, [...found(html), ...found(text)]]);
    if (answer.status !== 200) continue;
    opened += 1;
    for (const to of linksOf(html)) {
      const kind = isDeep() ? to : kindOf(to);
      if (!known.has(kind)) todo.push(to);
      known.add(kind);
    }
  }
  expect(sent.filter(([, texts]) => texts.length > 0)).toEqual([]);
  expect(opened).toBeGreaterThan(50);
}, 240_000);

test("an accountant's live updates name nobody", async () => {
  const stream = await openStream(accountant);
  await academy.pool.query("update students set phone_number = phone_number || ' '");
  await academy.pool.query("select pg_notify('viluva_changes', 'everyone')");
  await stream.ended;
  expect(
    stream
      .text()
      .replaceAll(/^(?:id: \d+|event: \w+|data:|:|)$/gm, "")
      .trim(),
  ).toBe("");
});
