import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { assign, makeAdmin, makeStudent, makeTutor, publish } from "#test/support/people.ts";
import type { Person } from "#test/support/people.ts";
import { updateFeesStart } from "#data/fees/bills.ts";
import { deleteOldDocuments } from "#data/fees/documents/documents.ts";
import { insertRate } from "#data/fees/rates.ts";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { saysAmount } from "#test/support/fees.ts";

// Invoices, credit notes and receipts, in the office and for the family.
const academy = useAcademy();
const office = "/admin-dashboard/fees";
const today = toIndiaDateTimeFields(new Date()).date;
let accountant: Person;
let tutor: Person;
let hours = 0;

const issuer = {
  legalName: "Viluva Learning Private Limited",
  address: "Banjara Hills, Hyderabad",
  state: "36",
  gstin: "36AABCV1234D1ZT",
  taxRate: "18",
  sac: "999293",
  keepYears: "8",
  from: "2026-01-01",
};

beforeAll(async () => {
  accountant = await makeAdmin(academy, "accountant");
  tutor = await makeTutor(academy);
  await updateFeesStart(academy.database, "2026-01-01");
  const rate = { scope: { is: "academy" }, from: "2026-01-01", madeBy: accountant.id } as const;
  await insertRate(academy.database, { ...rate, kind: "price", paisePerHour: 60_000 });
  await insertRate(academy.database, { ...rate, kind: "pay", paisePerHour: 35_100 });
  const saved = await accountant.browser.submit(`${office}/issuer`, issuer);
  expect(saved.page).toContain("It is printed on what is issued from that day on.");
});

/** A lesson of an hour that was held some days ago. */
async function hold(assignmentId: string, daysAgo = 2): Promise<string> {
  hours += 2;
  const startsAt = new Date(Date.now() - daysAgo * day - hours * 3_600_000);
  const content = { title: `Lesson ${hours}`, startsAt };
  const lessonId = await publish(academy, assignmentId, tutor, "live-session", content);
  const event = { what: "settled", as: "tutor", outcome: "held" } as const;
  await insertLessonEvent(academy.database, { lessonId, event, saidBy: tutor.id });
  return lessonId;
}

/** A student with a lesson that was held, and the pages of the family. */
async function makeFamily(bornOn?: string) {
  const student = await makeStudent(academy);
  const assignmentId = await assign(academy, student, tutor);
  const lessonId = await hold(assignmentId);
  const { rows } = await academy.pool.query<{ id: string }>(
    "select family_id as id from family_students where student_id = $1",
    [student.id],
  );
  const familyId = rows[0]?.id ?? "";
  const guardian = bornOn
    ? await makeGuardian(academy, student, { decision: "given", bornOn })
    : null;
  const family = `${office}/families/${familyId}`;
  const fees = guardian ? `/guardian/${guardian.pageToken}/fees/${guardian.id}` : "/dashboard/fees";
  return { student, assignmentId, lessonId, familyId, family, fees };
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const visitor = () => new TestBrowser(academy);
const issue = (family: string) => accountant.browser.submit(`${family}/invoice`);

/** The addresses of a page's documents, the newest first. */
const documentsIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/href="([^"]*\/documents\/[0-9a-f-]{36})"/g)].map(([, to]) => to ?? ""),
  ),
];

async function makeFree({ family, lessonId }: { family: string; lessonId: string }) {
  await accountant.browser.submit(`${family}/lessons/${lessonId}/free`, { why: "goodwill" });
}

describe("an invoice", () => {
  test("has the lessons, who pays, and the tax that the price includes", async () => {
    const { family, fees, student } = await makeFamily("2012-01-01");
    await accountant.browser.submit(`${family}/payer`, {
      payerName: "లక్ష్మి రావు",
      payerAddress: "Warangal",
      payerState: "",
    });
    await issue(family);
    const [path = ""] = documentsIn(await visitor().read(fees));
    const invoice = textOf(await visitor().read(path));
    for (const part of [
      "Tax invoice INV/",
      "Viluva Learning Private Limited",
      "GSTIN 36AABCV1234D1ZT",
      "లక్ష్మి రావు",
      "Warangal",
      student.name,
      "SAC 999293",
      "Place of supply: Telangana (36)",
      "Value without tax ₹508.48",
      "CGST 9 % ₹45.76",
      "SGST 9 % ₹45.76",
      "Total ₹600",
    ]) {
      expect(invoice).toContain(part);
    }
    expect(saysAmount(invoice, 351)).toBe(false);
  });

  test("of a family in another state has one tax", async () => {
    const { family, fees, student } = await makeFamily();
    await accountant.browser.submit(`${family}/payer`, {
      payerName: "Lakshmi Rao",
      payerAddress: "",
      payerState: "29",
    });
    await issue(family);
    const [path = ""] = documentsIn(await student.browser.read(fees));
    const invoice = textOf(await student.browser.read(path));
    expect(invoice).toContain("Place of supply: Karnataka (29)");
    expect(invoice).toContain("IGST 18 % ₹91.53");
    expect(invoice).not.toContain("CGST");
  });

  // Invoice Ninja#9907, internetee/auction_center#1395.
  test("stays when the payer, the price and the issuer change", async () => {
    const { family, assignmentId } = await makeFamily();
    await issue(family);
    const [path = ""] = documentsIn(await accountant.browser.read(family));
    const before = textOf(await accountant.browser.read(path)).replace(/ Corrected by .*?\./, "");
    const payer = { payerName: "Somebody Else", payerAddress: "Delhi", payerState: "07" };
    await accountant.browser.submit(`${family}/payer`, payer);
    await accountant.browser.submit(`${office}/prices?assignment=${assignmentId}`, {
      kind: "price",
      amount: "500",
      from: "2026-01-01",
    });
    await accountant.browser.submit(`${office}/issuer`, { ...issuer, gstin: "", taxRate: "5" });
    await accountant.browser.submit(`${office}/issuer`, issuer);
    const after = textOf(await accountant.browser.read(path)).replace(/ Corrected by .*?\./, "");
    expect(after.slice(after.indexOf("Tax invoice"))).toBe(
      before.slice(before.indexOf("Tax invoice")),
    );
  });

  test("is issued once, however often it is asked for", async () => {
    const { family } = await makeFamily();
    await Promise.all([1, 2, 3, 4].map(() => accountant.browser.post(`${family}/invoice`)));
    expect(documentsIn(await accountant.browser.read(family))).toHaveLength(1);
    expect((await issue(family)).page).toContain("there is nothing to issue");
  });
});

describe("a credit note", () => {
  test("corrects an invoice whose lesson is free now, with all of its tax", async () => {
    const { family, lessonId } = await makeFamily();
    await issue(family);
    await makeFree({ family, lessonId });
    await issue(family);
    const paths = documentsIn(await accountant.browser.read(family));
    expect(paths).toHaveLength(2);
    const pages = await Promise.all(
      paths.map(async (path) => textOf(await accountant.browser.read(path))),
    );
    const note = pages.find((page) => page.includes("Credit note CRN/")) ?? "";
    expect(note).toMatch(/Corrects the invoice INV\/\d\d-\d\d\/\d{5}\./);
    expect(note).toContain("CGST 9 % ₹45.76");
    expect(note).toContain("Total ₹600");
    const { rows } = await academy.pool.query<{ tax: string }>(
      `select coalesce(sum(p.paise), 0) as tax from documents d join journal j on j.source = d.id
         join postings p on p.entry_id = j.id join ledger_accounts a on a.id = p.account_id
       where d.family_id = (select family_id from lesson_bills where lesson_id = $1)
         and a.kind in ('cgst', 'sgst', 'igst')`,
      [lessonId],
    );
    expect(Number(rows[0]?.tax)).toBe(0);
  });

  test("is not issued for a lesson that is disputed, until that is decided", async () => {
    const { family, lessonId, student } = await makeFamily();
    await issue(family);
    const dispute = { what: "disputed", as: "student", reason: "Nobody came." } as const;
    await insertLessonEvent(academy.database, { lessonId, event: dispute, saidBy: student.id });
    expect((await issue(family)).page).toContain("there is nothing to issue");
    const decision = { what: "decided", as: "admin", outcome: "tutor-missed" } as const;
    await insertLessonEvent(academy.database, { lessonId, event: decision, saidBy: accountant.id });
    await issue(family);
    expect(documentsIn(await accountant.browser.read(family))).toHaveLength(2);
  });
});

describe("a receipt", () => {
  test("is issued with each payment, and says when that was taken back", async () => {
    const { family, fees, student } = await makeFamily();
    await accountant.browser.submit(family, {
      kind: "payment",
      way: "upi",
      amount: "1000",
      day: today,
      reference: "402699990001",
    });
    const [path = ""] = documentsIn(await student.browser.read(fees));
    const receipt = textOf(await student.browser.read(path));
    expect(receipt).toMatch(/Receipt RCT\/\d\d-\d\d\/\d{5}/);
    expect(receipt).toContain("Received ₹1,000");
    expect(receipt).toContain("402699990001");
    expect(receipt).not.toContain("GST 9");
    const shown = await accountant.browser.read(family);
    const reversal = /action="([^"]+\/reversal)"/.exec(shown)?.[1] ?? "";
    await accountant.browser.submit(reversal);
    expect(textOf(await student.browser.read(path))).toContain("does not count");
  });
});

describe("who reads a document", () => {
  test("is the office, and who pays; a child with a guardian, a tutor and another family do not", async () => {
    const own = await makeFamily("2012-01-01");
    const other = await makeFamily("2012-01-01");
    const coordinator = await makeAdmin(academy, "coordinator");
    await issue(own.family);
    const [path = ""] = documentsIn(await visitor().read(own.fees));
    const id = path.split("/").at(-1) ?? "";
    const asked = {
      accountant: await accountant.browser.get(`${office}/documents/${id}`),
      guardian: await visitor().get(`${own.fees}/documents/${id}`),
      another: await visitor().get(`${other.fees}/documents/${id}`),
      child: await own.student.browser.get(`/dashboard/fees/documents/${id}`),
      tutor: await tutor.browser.get(`/dashboard/fees/documents/${id}`),
      coordinator: await coordinator.browser.get(`${office}/documents/${id}`),
    };
    const statuses = Object.entries(asked).map(([who, { status }]) => [who, status]);
    expect(Object.fromEntries(statuses)).toEqual({
      accountant: 200,
      guardian: 200,
      another: 404,
      child: 404,
      tutor: 302,
      coordinator: 403,
    });
  });

  test("does not read one with the lessons of a brother", async () => {
    const own = await makeFamily("2012-01-01");
    const brother = await makeFamily("2014-01-01");
    await academy.pool.query("update family_students set family_id = $1 where student_id = $2", [
      own.familyId,
      brother.student.id,
    ]);
    await academy.pool.query("update lesson_bills set family_id = $1 where student_id = $2", [
      own.familyId,
      brother.student.id,
    ]);
    await issue(own.family);
    const [path = ""] = documentsIn(await accountant.browser.read(own.family));
    const id = path.split("/").at(-1) ?? "";
    expect(textOf(await accountant.browser.read(path))).toContain(brother.student.name);
    expect(documentsIn(await visitor().read(own.fees))).toEqual([]);
    expect((await visitor().get(`${own.fees}/documents/${id}`)).status).toBe(404);
  });
});

test("all families' invoices of the last month are issued in two presses, none twice", async () => {
  const families = await Promise.all([makeFamily(), makeFamily(), makeFamily()]);
  for (const { lessonId } of families) {
    await academy.pool.query(
      "update lesson_bills set starts_at = now() - interval '40 days' where lesson_id = $1",
      [lessonId],
    );
  }
  expect(textOf(await accountant.browser.read(office))).toContain(
    "lessons are not issued yet: 3 families",
  );
  const page = `${office}/documents`;
  expect(textOf(await accountant.browser.read(page))).toMatch(/\d families: invoices for ₹/);
  const issued = await accountant.browser.submit(page);
  expect(textOf(issued.page)).toContain("The invoices are being issued.");
  await expect
    .poll(async () => textOf(await accountant.browser.read(page)))
    .toContain("Every lesson is on an invoice.");
  for (const { family } of families) {
    expect(documentsIn(await accountant.browser.read(family))).toHaveLength(1);
  }
  const { rows } = await academy.pool.query(
    `select kind, year from documents group by kind, year having count(*) <> max(number)`,
  );
  expect(rows).toEqual([]);
});

test("what is refused of who issues invoices keeps what was typed", async () => {
  const answer = await accountant.browser.post(`${office}/issuer`, {
    ...issuer,
    gstin: "27AAPFU0939F1ZV",
  });
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain("This GSTIN is of another state.");
  expect(page).toContain('value="27AAPFU0939F1ZV"');
});

describe("the rows of documents", () => {
  test("never change; a name goes with its student, and all of it after the years that the law asks", async () => {
    const { family, familyId, student } = await makeFamily();
    await issue(family);
    const own = `family_id = '${familyId}'`;
    const run = (text: string) => academy.pool.query(text);
    await expect(run(`update documents set paise = 1 where ${own}`)).rejects.toThrow(
      "never change",
    );
    await expect(run(`delete from documents where ${own}`)).rejects.toThrow("never change");
    await expect(
      run(
        `delete from document_lines where document_id in (select id from documents where ${own})`,
      ),
    ).rejects.toThrow("never change");
    await run(`delete from accounts where id = '${student.id}'`);
    const [path = ""] = documentsIn(await accountant.browser.read(family));
    const page = textOf(await accountant.browser.read(path));
    const lines = page.slice(page.indexOf("SAC"));
    expect(lines).toContain("Total ₹600");
    expect(lines).not.toContain(student.name);
    // One of many years ago.
    await run(
      `insert into documents select (d).* from (select jsonb_populate_record(d, jsonb_build_object(
         'id', gen_random_uuid(), 'number', 900000, 'keep_until', '2026-03-31')) as d
       from documents d where ${own}) old`,
    );
    await deleteOldDocuments(academy.database, today);
    const { rows } = await run(`select number <> 900000 as "isRecent" from documents where ${own}`);
    expect(rows).toEqual([{ isRecent: true }]);
    expect((await accountant.browser.get(path)).status).toBe(200);
  });
});
