import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { resolveAcademy } from "#content/site/academy.ts";
import { insertClaim } from "#data/fees/claims.ts";
import { reversePayment } from "#data/fees/ledger.ts";
import { insertDueFeeReminders, updateReminders } from "#data/fees/mails/reminders.ts";
import { updateFeeMailSettings } from "#data/fees/mails/settings.ts";
import { endGuardian } from "#data/guardians/guardians.ts";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { firstSettings } from "#domain/fees/mails.ts";
import { day } from "#domain/shared/durations.ts";
import type { MailKind } from "#domain/mail/mail.ts";
import { mailWriter } from "#mails/shared/writer.ts";
import { createDelivery } from "#server/mail/deliver.ts";
import type { Letter } from "#server/mail/transport.ts";
import { useAcademy } from "../support/academy.ts";
import {
  beginFees,
  daysAgo,
  holdLesson,
  issue,
  makeFamily,
  pay,
  setPayer,
  testPayee,
} from "../support/fees.ts";
import { answerAs, makeGuardian } from "../support/guardians.ts";
import { makeAdmin, password, type Person } from "../support/people.ts";
import { TestBrowser } from "../support/browser.ts";

const academy = useAcademy();
type Family = Awaited<ReturnType<typeof makeFamily>>;

beforeAll(() => beginFees(academy));
beforeEach(() => updateFeeMailSettings(academy.database, firstSettings));

/** The mails about a family: each with where it goes. */
async function mailsOf(familyId: string, kind: MailKind) {
  const { rows } = await academy.pool.query<{ id: string; to: string }>(
    `select m.id, coalesce(m.address, a.email) as to from mails m join accounts a on a.id = m.account_id
     where data ->> 'familyId' = $1 and kind = $2 order by 2`,
    [familyId, kind],
  );
  return rows;
}

const readersOf = async (familyId: string, kind: MailKind) =>
  (await mailsOf(familyId, kind)).map(({ to }) => to);

/** Writes a mail as the sender does. The copy is older than those that the running server takes. */
async function write(mailId: string): Promise<Letter | null> {
  const letters: Letter[] = [];
  const deliver = createDelivery({
    database: academy.database,
    transport: { send: async (letter) => void letters.push(letter), close: () => {} },
    from: null,
    origin: "https://academy.example",
    secret: new Uint8Array(32),
    now: () => new Date(),
    log: () => {},
    academy: () => resolveAcademy({}),
    writer: () => mailWriter,
  });
  const { rows } = await academy.pool.query<{ id: string }>(
    `insert into mails (account_id, kind, data, address, queued_at)
     select account_id, kind, data, address, now() - interval '5 hours' from mails where id = $1
     returning id`,
    [mailId],
  );
  const id = rows[0]?.id ?? "";
  await deliver(id, true);
  await academy.pool.query("delete from mails where id = $1", [id]);
  return letters[0] ?? null;
}

/** The one mail of a kind about a family, as it is sent; null for one that says nothing any more. */
async function letterAbout(familyId: string, kind: MailKind): Promise<Letter | null> {
  const [only, ...more] = await mailsOf(familyId, kind);
  if (!only || more.length > 0) throw new Error("not one mail");
  return write(only.id);
}

/** A family whose one lesson is on an invoice of some days ago. */
async function invoiced(days = 0, prepare: (family: Family) => unknown = () => {}) {
  const family = await makeFamily(academy);
  await prepare(family);
  await holdLesson(academy, family.first, days + 2);
  const [invoiceId = ""] = await issue(academy, family.familyId, days);
  return { ...family, invoiceId };
}

const adult = ({ student }: Family) =>
  academy.pool.query("insert into birth_dates (student_id, born_on) values ($1, '1990-01-01')", [
    student.id,
  ]);

const child = ({ student }: Family) =>
  academy.pool.query("insert into birth_dates (student_id, born_on) values ($1, '2014-01-01')", [
    student.id,
  ]);

describe("who is mailed about an invoice", () => {
  const readers: [
    who: string,
    students: number,
    prepare: (family: Family) => unknown,
    expected: (family: Family) => readonly string[],
  ][] = [
    [
      "the payer alone, where there is an address",
      1,
      async ({ familyId, student }) => {
        await makeGuardian(academy, student, { decision: "given" });
        await setPayer(academy, familyId, { payerEmail: "payer@home.example" });
      },
      () => ["payer@home.example"],
    ],
    [
      "the guardian, where the payer's address is that of a child with a guardian",
      1,
      async ({ familyId, student }) => {
        await makeGuardian(academy, student, { decision: "given", email: "a1@home.example" });
        await setPayer(academy, familyId, { payerEmail: student.email });
      },
      () => ["a1@home.example"],
    ],
    [
      "a guardian who consents",
      1,
      ({ student }) =>
        makeGuardian(academy, student, { decision: "given", email: "a2@home.example" }),
      () => ["a2@home.example"],
    ],
    [
      "a guardian of two children, once",
      2,
      async ({ courses }) => {
        for (const { student } of courses) {
          await makeGuardian(academy, student, { decision: "given", email: "a3@home.example" });
        }
      },
      () => ["a3@home.example"],
    ],
    [
      "both guardians of two children",
      2,
      async ({ courses }) => {
        for (const [place, { student }] of courses.entries()) {
          const email = `b${place}@home.example`;
          await makeGuardian(academy, student, { decision: "given", email });
        }
      },
      () => ["b0@home.example", "b1@home.example"],
    ],
    [
      "nobody, before a guardian has answered",
      1,
      ({ student }) => makeGuardian(academy, student),
      () => [],
    ],
    [
      "nobody, after a guardian has refused",
      1,
      ({ student }) => makeGuardian(academy, student, { decision: "withheld" }),
      () => [],
    ],
    [
      "nobody, after a guardian has withdrawn",
      1,
      async ({ student }) => {
        const guardian = await makeGuardian(academy, student, { decision: "given" });
        await answerAs(academy, guardian, "withdrawn");
      },
      () => [],
    ],
    [
      "the student, once a guardian's access is ended",
      1,
      async ({ student }) => {
        const { id } = await makeGuardian(academy, student, { decision: "given" });
        await endGuardian(academy.database, id, "admin");
      },
      ({ student }) => [student.email],
    ],
    ["an adult student", 1, adult, ({ student }) => [student.email]],
    [
      "an adult student whose guardian has not answered",
      1,
      ({ student }) => makeGuardian(academy, student, { bornOn: "1990-01-01" }),
      ({ student }) => [student.email],
    ],
    [
      "a child without a guardian, who reads the fees too",
      1,
      child,
      ({ student }) => [student.email],
    ],
    [
      "nobody at an address that is not proved",
      1,
      ({ student }) =>
        academy.pool.query("update accounts set verified_at = null where id = $1", [student.id]),
      () => [],
    ],
    [
      "nobody, once the student is deleted",
      1,
      ({ student }) => academy.pool.query("delete from accounts where id = $1", [student.id]),
      () => [],
    ],
  ];

  test.each(readers)("%s", async (_, students, prepare, expected) => {
    const family = await makeFamily(academy, students);
    for (const course of family.courses) await holdLesson(academy, course);
    await prepare(family);
    expect(await issue(academy, family.familyId)).toHaveLength(1);
    expect(await readersOf(family.familyId, "fee-invoice")).toEqual(expected(family));
    // Of a payment the same ones are told.
    await pay(academy, family.familyId, 100);
    expect(await readersOf(family.familyId, "fee-receipt")).toEqual(expected(family));
  });

  test("nobody, while these mails are switched off", async () => {
    const off = { ...firstSettings, hasInvoices: false, hasReceipts: false };
    await updateFeeMailSettings(academy.database, off);
    const { familyId } = await invoiced();
    await pay(academy, familyId, 600);
    expect(await readersOf(familyId, "fee-invoice")).toEqual([]);
    expect(await readersOf(familyId, "fee-receipt")).toEqual([]);
  });

  test("nobody about money of long ago, whose statement is read late", async () => {
    const { familyId } = await invoiced();
    await pay(academy, familyId, 600, { day: daysAgo(31) });
    expect(await readersOf(familyId, "fee-receipt")).toEqual([]);
    await pay(academy, familyId, 600, { day: daysAgo(30) });
    expect(await readersOf(familyId, "fee-receipt")).toHaveLength(1);
  });

  test("nobody about money that goes back, or is written off", async () => {
    const { familyId } = await invoiced();
    await pay(academy, familyId, 100, { kind: "refund" });
    await pay(academy, familyId, 100, { kind: "write-off", way: null });
    expect(await readersOf(familyId, "fee-receipt")).toEqual([]);
  });
});

describe("what a mail says", () => {
  test("of an invoice: all that is needed to pay it, and a link to the fees", async () => {
    const { familyId, student } = await invoiced();
    const { rows } = await academy.pool.query<{ number: number }>(
      "select number from families where id = $1",
      [familyId],
    );
    const letter = await letterAbout(familyId, "fee-invoice");
    expect(letter?.subject).toMatch(/^Invoice INV\/\d\d-\d\d\/\d{5}: ₹600$/);
    const { upiId, payeeName, bankAccount, ifsc } = testPayee;
    for (const part of ["To pay now: ₹600", upiId, payeeName, bankAccount, ifsc, student.name]) {
      expect(letter?.text).toContain(part);
      expect(letter?.html).toContain(part.split(": ").at(-1));
    }
    expect(letter?.text).toContain(`Note: F${rows[0]?.number}`);
    const path = /https:\/\/academy\.example(\/fees\/[\w-]{43})\?language=en/.exec(
      letter?.text ?? "",
    );
    const page = await new TestBrowser(academy).read(path?.[1] ?? "");
    expect(page).toContain("To pay: ₹600");
  });

  test("of a payment: its receipt, and what is left", async () => {
    const { familyId } = await invoiced();
    await pay(academy, familyId, 250);
    const letter = await letterAbout(familyId, "fee-receipt");
    expect(letter?.subject).toBe("We have received ₹250");
    expect(letter?.text).toMatch(/Receipt: RCT\/\d\d-\d\d\/\d{5}/);
    expect(letter?.text).toContain("To pay now: ₹350");
  });

  test("nothing of a payment that is taken back", async () => {
    const { familyId, student } = await invoiced();
    const paymentId = await pay(academy, familyId, 250);
    await academy.database
      .transaction()
      .execute((trx) => reversePayment(trx, { familyId, paymentId, madeBy: student.id }));
    expect(await letterAbout(familyId, "fee-receipt")).toBeNull();
  });

  test("nothing to a payer who has another address by now", async () => {
    const { familyId } = await invoiced(0, (family) =>
      setPayer(academy, family.familyId, { payerEmail: "before@home.example" }),
    );
    expect((await letterAbout(familyId, "fee-invoice"))?.to).toBe("before@home.example");
    await setPayer(academy, familyId, { payerEmail: "after@home.example" });
    expect(await letterAbout(familyId, "fee-invoice")).toBeNull();
  });

  test("to a guardian of one child nothing of another one's lessons", async () => {
    const family = await makeFamily(academy, 2);
    const [one, other] = family.courses;
    if (!one || !other) throw new Error("no courses");
    const email = "c1@home.example";
    await makeGuardian(academy, one.student, { decision: "given", email });
    for (const course of family.courses) await holdLesson(academy, course);
    await issue(academy, family.familyId);
    const mails = await mailsOf(family.familyId, "fee-invoice");
    const letter = await write(mails.find(({ to }) => to === email)?.id ?? "");
    expect(letter?.text).toContain(`${one.student.name} shares with other children`);
    expect(letter?.text).toContain("To pay now: ₹1,200");
    for (const secret of [other.student.name, "INV/"]) {
      expect(`${letter?.subject} ${letter?.text} ${letter?.html}`).not.toContain(secret);
    }
  });

  test("to a payer of all of the family the invoice of all", async () => {
    const family = await makeFamily(academy, 2);
    for (const course of family.courses) await holdLesson(academy, course);
    const payer = { payerName: "Lakshmi Rao", payerEmail: "payer@home.example" };
    await setPayer(academy, family.familyId, payer);
    await issue(academy, family.familyId);
    const letter = await letterAbout(family.familyId, "fee-invoice");
    expect(letter?.subject).toMatch(/^Invoice INV\/.*: ₹1,200$/);
    expect(letter?.text).toContain("Hello Lakshmi Rao,");
    for (const { student } of family.courses) expect(letter?.text).toContain(student.name);
  });
});

describe("reminders", () => {
  const noon = new Date(`${daysAgo(0)}T06:30:00Z`);
  const inDays = (days: number) => new Date(noon.getTime() + days * day);
  const at = (time: string) => new Date(`${daysAgo(0)}T${time}+05:30`);

  /** Sends what is due today, as if nothing had been sent today yet. */
  const remind = (now = noon) =>
    academy.database.transaction().execute(async (trx) => {
      await trx.updateTable("fee_mail_settings").set({ reminded_on: null }).execute();
      await insertDueFeeReminders(trx, now);
      await trx
        .updateTable("fee_mail_settings")
        .set({ reminded_on: daysAgo(0) })
        .execute();
    });

  beforeEach(() =>
    academy.database.transaction().execute(async (trx) => {
      await updateFeeMailSettings(trx, { ...firstSettings, firstDays: 7, secondDays: 14 });
      // The running server has nothing to do today.
      await trx
        .updateTable("fee_mail_settings")
        .set({ reminded_on: daysAgo(0) })
        .execute();
    }),
  );

  const reminded = async ({ familyId }: { familyId: string }) =>
    (await mailsOf(familyId, "fee-reminder")).length;

  test.each([
    [6, 0],
    [7, 1],
    [13, 1],
    [14, 1],
    [20, 1],
    [21, 0],
    [60, 0],
  ])("%i days after an invoice: %i", async (days, count) => {
    const family = await invoiced(days);
    await remind();
    expect(await reminded(family)).toBe(count);
  });

  test("are two at most for one invoice, however often they are due", async () => {
    const family = await invoiced(7);
    for (const days of [0, 1, 6, 7, 8, 9, 10, 13, 14, 30]) await remind(inDays(days));
    expect(await reminded(family)).toBe(2);
  });

  test("are not two within three days, also for different invoices", async () => {
    const family = await invoiced(9);
    await holdLesson(academy, family.first, 1);
    await issue(academy, family.familyId, 6);
    const counts: number[] = [];
    for (const days of [0, 1, 2, 3]) {
      await remind(inDays(days));
      counts.push(await reminded(family));
    }
    expect(counts).toEqual([1, 1, 1, 2]);
  });

  test("name the invoice and what is to be paid, as a favour", async () => {
    const family = await invoiced(7);
    await remind();
    const letter = await letterAbout(family.familyId, "fee-reminder");
    expect(letter?.subject).toBe(`A friendly reminder: fees of ${family.student.name}`);
    expect(letter?.text).toMatch(/Invoice INV\/.*: ₹600/);
    expect(letter?.text).toContain(testPayee.upiId);
  });

  test("stop when the debt is paid, also between the round and the sending", async () => {
    const paid = await invoiced(7);
    await pay(academy, paid.familyId, 600);
    const later = await invoiced(7);
    await remind();
    expect(await reminded(paid)).toBe(0);
    expect(await reminded(later)).toBe(1);
    await pay(academy, later.familyId, 600);
    expect(await letterAbout(later.familyId, "fee-reminder")).toBeNull();
  });

  test("are only of what is on an invoice: money settles the oldest first", async () => {
    const family = await invoiced(7);
    await pay(academy, family.familyId, 600);
    // On no invoice, and on one that is not due yet.
    await holdLesson(academy, family.first, 1);
    await remind();
    expect(await reminded(family)).toBe(0);
    await issue(academy, family.familyId);
    await remind();
    expect(await reminded(family)).toBe(0);
  });

  test.each<[why: string, prevent: (family: Awaited<ReturnType<typeof invoiced>>) => unknown]>([
    [
      "that has said that it has paid",
      ({ familyId, student }) =>
        insertClaim(academy.database, {
          familyId,
          studentId: student.id,
          paise: 100,
          reference: String(700_000_000_000 + (Date.now() % 1_000_000_000)),
          claimedAs: "student",
        }),
    ],
    [
      "of which a lesson is disputed",
      async ({ first, student }) => {
        const lessonId = await holdLesson(academy, first);
        const event = { what: "disputed", as: "student" } as const;
        await insertLessonEvent(academy.database, { lessonId, event, saidBy: student.id });
      },
    ],
    [
      "that the office has taken out",
      ({ familyId }) => updateReminders(academy.database, familyId, false),
    ],
    [
      "whose child's guardian has withdrawn",
      async ({ student }) => {
        const guardian = await makeGuardian(academy, student, { decision: "given" });
        await answerAs(academy, guardian, "withdrawn");
      },
    ],
  ])("are not sent to a family %s", async (_, prevent) => {
    const family = await invoiced(7);
    await prevent(family);
    await remind();
    expect(await reminded(family)).toBe(0);
  });

  test("are not sent at night, nor before somebody has chosen the days", async () => {
    const family = await invoiced(7);
    for (const time of ["09:59", "19:00", "23:30", "02:00"]) await remind(at(`${time}:00`));
    expect(await reminded(family)).toBe(0);
    await updateFeeMailSettings(academy.database, firstSettings);
    await remind();
    expect(await reminded(family)).toBe(0);
    await updateFeeMailSettings(academy.database, { ...firstSettings, firstDays: 7 });
    await remind(at("10:00:00"));
    expect(await reminded(family)).toBe(1);
  });

  test("are sent once by rounds at the same time", async () => {
    const family = await invoiced(7);
    await academy.pool.query("update fee_mail_settings set reminded_on = null");
    const round = () =>
      academy.database.transaction().execute((trx) => insertDueFeeReminders(trx, noon));
    await Promise.all([round(), round(), round(), round()]);
    expect(await reminded(family)).toBe(1);
    // Not even where a round forgets that it was there.
    await remind();
    expect(await reminded(family)).toBe(1);
  });

  test("go to both guardians, and never to the child", async () => {
    const family = await makeFamily(academy, 2);
    for (const [place, course] of family.courses.entries()) {
      await holdLesson(academy, course, 10);
      const email = `d${place}@home.example`;
      await makeGuardian(academy, course.student, { decision: "given", email });
    }
    await issue(academy, family.familyId, 7);
    await remind();
    const to = ["d0@home.example", "d1@home.example"];
    expect(await readersOf(family.familyId, "fee-reminder")).toEqual(to);
  });
});

describe("the office", () => {
  let owner: Person;
  let accountant: Person;
  const page = "/admin-dashboard/fees/mails";

  beforeAll(async () => {
    owner = await makeAdmin(academy);
    accountant = await makeAdmin(academy, "accountant");
  });

  test("chooses the mails, and keeps what was typed", async () => {
    const wrong = { hasReceipts: "on", firstDays: "14", secondDays: "7" };
    const refused = await owner.browser.post(page, wrong);
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain("The second reminder has to be later than the first.");
    expect(html).toMatch(/name="firstDays"[^>]*value="14"|value="14"[^>]*name="firstDays"/);
    expect(html).not.toMatch(/<input[^>]*name="hasInvoices"[^>]*checked/);

    const fields = { hasInvoices: "on", firstDays: "5", secondDays: "౧౨" };
    expect((await accountant.browser.post(page, fields)).status).toBe(303);
    const { rows } = await academy.pool.query(
      `select has_invoices, has_receipts, first_days, second_days from fee_mail_settings`,
    );
    expect(rows).toEqual([
      { has_invoices: true, has_receipts: false, first_days: 5, second_days: 12 },
    ]);
  });

  test("takes a family out of reminders, and back", async () => {
    const { familyId } = await makeFamily(academy);
    const family = `/admin-dashboard/fees/families/${familyId}`;
    const off = await accountant.browser.submit(`${family}/reminders`);
    expect(off.page).toContain("This family gets no reminders any more.");
    const again = await accountant.browser.submit(`${family}/reminders`);
    expect(again.page).toContain("somebody has done so already");
    const on = await accountant.browser.submit(`${family}/reminders`, { send: "on" });
    expect(on.page).toContain("This family gets reminders again.");
  });

  test("says where mails about a family go, and in which language", async () => {
    const { familyId, student } = await makeFamily(academy);
    const payer = `/admin-dashboard/fees/families/${familyId}/payer`;
    const fields = { payerName: "", payerAddress: "", payerState: "", payerLanguage: "te" };
    const refused = await owner.browser.post(payer, { ...fields, payerEmail: "lakshmi" });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("Please check the email address.");
    const saved = await owner.browser.post(payer, {
      ...fields,
      payerEmail: " Lakshmi@Home.Example ",
    });
    expect(saved.status).toBe(303);
    await pay(academy, familyId, 100);
    const { rows } = await academy.pool.query(
      `select address, data ->> 'language' as language, account_id from mails
       where data ->> 'familyId' = $1`,
      [familyId],
    );
    expect(rows).toEqual([
      { address: "lakshmi@home.example", language: "te", account_id: student.id },
    ]);
  });

  test("has nothing of these mails in the file of a child's own data", async () => {
    const [guarded, alone] = [await makeFamily(academy), await makeFamily(academy)];
    await makeGuardian(academy, guarded.student, { decision: "given" });
    for (const { familyId } of [guarded, alone]) await pay(academy, familyId, 100);
    const fileOf = async ({ student }: Family) => {
      await student.browser.post("/account/proof", { password });
      return student.browser.read("/account/export.json");
    };
    expect(await fileOf(guarded)).not.toContain("fee-receipt");
    expect(await fileOf(alone)).toContain("fee-receipt");
  });
});
