import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeCourse, publish, type Person } from "#test/support/people.ts";
import { prove } from "#test/support/passkeys.ts";
import { billWaiting } from "#data/fees/bills.ts";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { financialYearOf } from "#domain/fees/financial-year.ts";
import { payNumber } from "#domain/fees/pay-run.ts";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { saysAmount } from "#test/support/fees.ts";

const academy = useAcademy();
const fees = "/admin-dashboard/fees";
const runs = `${fees}/pay-runs`;
const today = toIndiaDateTimeFields(new Date()).date;
const ago = (days: number) => toIndiaDateTimeFields(new Date(Date.now() - days * day)).date;

let accountant: Person;
let coordinator: Person;

beforeAll(async () => {
  accountant = await makeAdmin(academy, "accountant");
  coordinator = await makeAdmin(academy, "coordinator");
  await accountant.browser.submit(fees, { day: ago(90) });
  const rates = { kind: "price", amount: "613", from: ago(90) };
  await accountant.browser.submit(`${fees}/prices`, rates);
  await accountant.browser.submit(`${fees}/prices`, { ...rates, kind: "pay", amount: "347" });
});
// Nobody is left from the test before.
beforeEach(async () => {
  const seen = await seenOf(today);
  if (seen !== null) await accountant.browser.post(runs, { until: today, seen });
});

type Course = Awaited<ReturnType<typeof makeCourse>>;
let hours = 0;

/** A lesson of an hour some days ago, which was held. */
async function hold({ assignmentId, tutor }: Course, days: number): Promise<string> {
  hours += 2;
  const startsAt = new Date(Date.now() - days * day - (hours % 20) * 3_600_000);
  const content = { title: `Lesson ${hours}`, startsAt };
  const lessonId = await publish(academy, assignmentId, tutor, "live-session", content);
  await say(lessonId, { what: "settled", as: "tutor", outcome: "held" });
  return lessonId;
}

const say = (lessonId: string, event: Parameters<typeof insertLessonEvent>[1]["event"]) =>
  insertLessonEvent(academy.database, { lessonId, event, saidBy: accountant.id });

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

async function read(path: string, person = accountant): Promise<string> {
  return textOf(await person.browser.read(path));
}

/** What a run until a day would pay, as its form says; null where nothing is due. */
async function seenOf(until: string): Promise<string | null> {
  const page = await accountant.browser.read(`${runs}?until=${until}`);
  return /name="seen" value="(\d+)"/.exec(page)?.[1] ?? null;
}

/** Makes a run. @returns its path */
async function make(until = today): Promise<string> {
  const seen = (await seenOf(until)) ?? "0";
  const answer = await accountant.browser.post(runs, { until, seen });
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

const pay = (path: string, fields = { day: today, reference: "" }) =>
  accountant.browser.submit(path, fields);

async function balanceOf({ tutor }: Course): Promise<number> {
  const { rows } = await academy.pool.query<{ balance: string }>(
    "select balance from ledger_accounts where tutor_id = $1",
    [tutor.id],
  );
  return Number(rows[0]?.balance);
}

async function sumOf(kind: string): Promise<number> {
  const { rows } = await academy.pool.query<{ sum: string }>(
    `select coalesce(sum(p.paise), 0) as sum from postings p
       join ledger_accounts a on a.id = p.account_id where a.kind = $1`,
    [kind],
  );
  return Number(rows[0]?.sum);
}

/** What each run pays a tutor before tax, and how it stands. */
async function linesOf({ tutor }: Course) {
  const { rows } = await academy.pool.query<{ gross: number; how: string | null }>(
    `select l.gross::int as gross, e.how from pay_run_lines l
       join pay_runs r on r.id = l.run_id left join pay_run_ends e on e.run_id = l.run_id
     where l.tutor_id = $1 order by r.made_at`,
    [tutor.id],
  );
  return rows;
}

const tax = { section: "393 professional", rate: "10", pan: "ABCDE1234F" };
const bank = { account: "50100123456789", ifsc: "hdfc0001234", holder: "Asha Rao" };
const none = { section: "none", rate: "0", pan: "", account: "", ifsc: "", holder: "" };

const payeeOf = ({ tutor }: Course) => `${fees}/tutors/${tutor.id}/payee`;

describe("a run", () => {
  test("pays lessons that can't be disputed any more, until a day, and leaves the rest", async () => {
    const course = await makeCourse(academy);
    await hold(course, 20);
    await hold(course, 10);
    await hold(course, 3);
    const disputed = await hold(course, 20);
    await say(disputed, { what: "disputed", as: "guardian" });
    await make(ago(15));
    expect(await linesOf(course)).toEqual([{ gross: 34_700, how: null }]);
    await make();
    expect(await linesOf(course)).toHaveLength(2);
    await say(disputed, { what: "decided", as: "admin", outcome: "held" });
    await make();
    expect((await linesOf(course)).map(({ gross }) => gross)).toEqual([34_700, 34_700, 34_700]);
  });

  test("enters its tax and what left the bank once it is marked as paid", async () => {
    const course = await makeCourse(academy);
    await accountant.browser.submit(payeeOf(course), { ...tax, account: "", ifsc: "", holder: "" });
    await hold(course, 20);
    const path = await make();
    expect(await balanceOf(course)).toBe(-34_700);
    const [tds, sent] = [await sumOf("tds"), await sumOf("bank")];
    // 10 % of ₹347 is ₹34.70, which is ₹35.
    expect(textOf((await pay(path)).page)).toContain("The pay run is marked as paid.");
    expect(await balanceOf(course)).toBe(0);
    expect((await sumOf("tds")) - tds).toBe(-3_500);
    expect((await sumOf("bank")) - sent).toBe(-31_200);
    expect(await read(path)).toContain("393 professional");

    const again = await pay(path);
    expect(textOf(again.page)).toContain("Nothing was changed");
    const back = await accountant.browser.submit(`${path}/reversal`, { reason: "Late" });
    expect(textOf(back.page)).toContain("Nothing was changed");
    expect(await balanceOf(course)).toBe(0);
  });

  test("pays no lesson twice, however many press at once", async () => {
    const course = await makeCourse(academy);
    await hold(course, 20);
    const seen = (await seenOf(today)) ?? "";
    const made = await Promise.all(
      [1, 2, 3, 4, 5].map(() => accountant.browser.post(runs, { until: today, seen })),
    );
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      303, 409, 409, 409, 409,
    ]);
    expect(await linesOf(course)).toEqual([{ gross: 34_700, how: null }]);
    const path = made.find(({ status }) => status === 303)?.headers.get("location") ?? "";
    await Promise.all([1, 2, 3].map(() => accountant.browser.post(path, { day: today })));
    expect(await balanceOf(course)).toBe(0);
    const insert = `insert into pay_run_lessons select line_id, gen_random_uuid(), tutor_id, nth,
      starts_at, minutes, class_id, subject_id, standing, is_correction, paise from pay_run_lessons`;
    await expect(
      academy.pool.query(insert.replace("gen_random_uuid()", "lesson_id")),
    ).rejects.toThrow("unique");
  });

  test("takes back what a correction takes off, and keeps a debt for the run after", async () => {
    const course = await makeCourse(academy);
    const lessonId = await hold(course, 20);
    await pay(await make());
    await say(lessonId, { what: "disputed", as: "guardian" });
    await say(lessonId, { what: "decided", as: "admin", outcome: "tutor-missed" });
    expect(await balanceOf(course)).toBe(34_700);
    expect(await read(`${runs}?until=${today}`)).toContain("kept for the next run");
    expect(await seenOf(today)).toBeNull();
    await hold(course, 18);
    await hold(course, 16);
    await pay(await make());
    expect((await linesOf(course)).map(({ gross }) => gross)).toEqual([34_700, 34_700]);
    expect(await balanceOf(course)).toBe(0);
  });

  test("that nobody has paid is taken back with a reason, and the next one pays its lessons", async () => {
    const course = await makeCourse(academy);
    await hold(course, 20);
    const path = await make();
    const refused = await accountant.browser.post(`${path}/reversal`, { reason: " " });
    expect(refused.status).toBe(400);
    const back = await accountant.browser.submit(`${path}/reversal`, { reason: "Wrong account" });
    expect(textOf(back.page)).toContain("Reason: Wrong account");
    expect((await accountant.browser.post(path, { day: today })).status).toBe(303);
    expect(await balanceOf(course)).toBe(-34_700);
    expect((await accountant.browser.get(`${path}/reversal`)).status).toBe(302);
    await pay(await make());
    expect(await linesOf(course)).toEqual([
      { gross: 34_700, how: "taken-back" },
      { gross: 34_700, how: "paid" },
    ]);
    // Numbers are given once.
    const { rows } = await academy.pool.query<{ number: number }>(
      "select number from pay_run_lines order by number",
    );
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  });

  test("is refused where the amounts are not those that were seen", async () => {
    const course = await makeCourse(academy);
    await hold(course, 20);
    const seen = (await seenOf(today)) ?? "";
    await hold(course, 19);
    const refused = await accountant.browser.post(runs, { until: today, seen });
    expect(refused.status).toBe(409);
    expect(textOf(await refused.text())).toContain("Something has changed meanwhile.");
    expect((await accountant.browser.post(runs, { until: "2026-02-30", seen })).status).toBe(400);
  });

  test("keeps what was typed where it is not a day, and refuses one before the run", async () => {
    const course = await makeCourse(academy);
    await hold(course, 20);
    const path = await make();
    const refused = await accountant.browser.post(path, { day: ago(1), reference: "UTR 4026" });
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain("That day is before the run was made.");
    expect(page).toContain("UTR 4026");
  });

  // ERPNext's accounting periods: what came late changed a month that was reported.
  test("that is paid in a closed month is entered on the first open day", async () => {
    const course = await makeCourse(academy);
    await hold(course, 20);
    const path = await make();
    await academy.pool.query(
      "insert into closed_months (month) values (date_trunc('month', $1::date))",
      [today],
    );
    await pay(path);
    const { rows } = await academy.pool.query<{ late: string; later: boolean }>(
      `select late_for::text as late, day > $1::date as later from journal where kind = 'tutor-pay'
       order by id desc limit 1`,
      [today],
    );
    expect(rows).toEqual([{ late: today, later: true }]);
    expect(await balanceOf(course)).toBe(0);
    await academy.pool.query("delete from closed_months");
  });

  test("leaves what families paid as it was in the numbers of a month", async () => {
    const course = await makeCourse(academy);
    const numbersOf = (text: string) => / Received (\S+)/.exec(text)?.[1];
    const before = numbersOf(await read(`${fees}/months`));
    await hold(course, 20);
    await pay(await make());
    const after = await read(`${fees}/months`);
    expect(numbersOf(after)).toBe(before);
    expect(after).toContain("Paid to tutors");
  });
});

describe("a tutor's tax", () => {
  test("is missing until it is set, one press from the run, and then is deducted", async () => {
    const course = await makeCourse(academy);
    await hold(course, 20);
    const page = await accountant.browser.read(`${runs}?until=${today}`);
    expect(textOf(page)).toContain("No tax set: nothing is deducted. No bank account. Set it");
    const path = `${payeeOf(course)}?from=${runs}`;
    expect(page).toContain(`href="${path}"`);
    const saved = await accountant.browser.submit(path, { ...tax, ...bank });
    expect(textOf(saved.page)).toContain("Saved. Runs from now on use it.");
    expect(await read(`${runs}?until=${today}`)).toContain("₹35 (10%)");
    expect(await seenOf(today)).toBe("31200");
  });

  test("is refused with a wrong code, which stays in its field", async () => {
    const course = await makeCourse(academy);
    const wrong = { ...tax, ...bank, pan: "ABCDE12345" };
    const refused = await accountant.browser.post(payeeOf(course), wrong);
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain("A PAN has five letters, four digits and a letter.");
    expect(page).toContain("ABCDE12345");
    expect(page).toContain("50100123456789");
  });

  test("is stored encrypted, and only its end is shown, also to its tutor", async () => {
    const course = await makeCourse(academy);
    await accountant.browser.submit(payeeOf(course), { ...tax, ...bank });
    const { rows } = await academy.pool.query<{ row: string }>(
      `select p::text || encode(pan, 'escape') || encode(bank_account, 'escape') as row
       from tutor_payees p where tutor_id = $1`,
      [course.tutor.id],
    );
    for (const secret of [tax.pan, bank.account]) {
      expect(rows[0]?.row).not.toContain(secret);
      for (const [path, person] of [
        [payeeOf(course), accountant],
        [`${fees}/tutors/${course.tutor.id}`, accountant],
        ["/tutor-dashboard/pay", course.tutor],
      ] as const) {
        expect(await person.browser.read(path), path).not.toContain(secret);
      }
      const { rows: log } = await academy.pool.query(
        "select from audit_log where detail::text like $1",
        [`%${secret}%`],
      );
      expect(log).toEqual([]);
    }
    const own = await read("/tutor-dashboard/pay", course.tutor);
    expect(own).toContain("ends with 234F");
    expect(own).toContain("ends with 6789, HDFC0001234, Asha Rao");
    expect(own).toContain("393 professional");
  });

  test("keeps its numbers where they are left empty, and loses those that are removed", async () => {
    const course = await makeCourse(academy);
    const path = payeeOf(course);
    await accountant.browser.submit(path, { ...tax, ...bank });
    await accountant.browser.submit(path, { ...none, ifsc: bank.ifsc, holder: bank.holder });
    expect(await read(path)).toContain("Stored, ends with 6789");
    expect(await read(path)).toContain("Stored, ends with 234F");
    const fields = { ...none, removePan: "on", removeAccount: "on", ifsc: bank.ifsc };
    await accountant.browser.submit(path, fields);
    expect(await read(path)).not.toContain("Stored");
    const { rows } = await academy.pool.query(
      "select pan, bank_account, ifsc, holder from tutor_payees where tutor_id = $1",
      [course.tutor.id],
    );
    expect(rows).toEqual([{ pan: null, bank_account: null, ifsc: "", holder: "" }]);
  });
});

describe("the file for the bank", () => {
  test("has what each tutor gets, guarded against formulas, and is recorded", async () => {
    const course = await makeCourse(academy);
    const other = await makeCourse(academy);
    const holder = '=HYPERLINK("http://x.example")';
    await accountant.browser.submit(payeeOf(course), { ...tax, ...bank, holder });
    await hold(course, 20);
    await hold(other, 20);
    const path = await make();
    expect(await read(path)).toContain("1 tutor has no bank account and is not in the file.");
    const closed = await accountant.browser.get(`${path}/bank.csv`);
    expect(closed.headers.get("location")).toContain("/account/proof");
    await prove(accountant.browser);
    const file = await accountant.browser.get(`${path}/bank.csv`);
    expect(file.headers.get("cache-control")).toBe("no-store");
    const text = Buffer.from(await file.arrayBuffer()).toString("utf8");
    const { rows } = await academy.pool.query<{ number: number }>(
      "select number from pay_run_lines where tutor_id = $1",
      [course.tutor.id],
    );
    const number = payNumber(financialYearOf(today), rows[0]?.number ?? 0);
    expect(text.slice(1).trimEnd().split("\r\n")).toEqual([
      "Beneficiary name,Account number,IFSC,Amount,Remarks",
      `"'=HYPERLINK(""http://x.example"")",50100123456789,HDFC0001234,312.00,${number}`,
    ]);
    const { rows: log } = await academy.pool.query(
      "select actor_id from audit_log where action = 'export-list' order by id desc limit 1",
    );
    expect(log).toEqual([{ actor_id: accountant.id }]);
    await accountant.browser.submit(`${path}/reversal`, { reason: "Wrong" });
    expect((await accountant.browser.get(`${path}/bank.csv`)).status).toBe(404);
  });
});

describe("a tutor", () => {
  test("reads what was paid and a statement of it, never a price and never another's", async () => {
    const course = await makeCourse(academy);
    const other = await makeCourse(academy);
    await accountant.browser.submit(payeeOf(course), { ...tax, ...bank });
    await hold(course, 20);
    await hold(other, 20);
    const path = await make();
    const own = `/tutor-dashboard/pay/${path.split("/").at(-1)}`;
    expect(await read(own, course.tutor)).toContain("Not paid yet");
    await pay(path, { day: today, reference: "UTR402677" });
    const list = await read("/tutor-dashboard/pay", course.tutor);
    expect(list).toContain("₹312");
    expect(list).toContain("after ₹35 of tax");
    const statement = await course.tutor.browser.read(own);
    for (const words of ["₹347", "−₹35", "393 professional, 10%", "ends with 234F", "UTR402677"]) {
      expect(textOf(statement)).toContain(words);
    }
    expect(saysAmount(statement, 613)).toBe(false);
    expect(statement).not.toContain(other.tutor.name);
    expect(await other.tutor.browser.read(own)).not.toContain("PAN");
    expect(await read(`${path}/tutors/${course.tutor.id}`)).toContain("₹312");

    const stranger = await makeCourse(academy);
    expect((await stranger.tutor.browser.get(own)).status).toBe(404);
    expect((await course.student.browser.get(own)).status).not.toBe(200);
    expect((await coordinator.browser.get(path)).status).toBe(403);
    expect((await coordinator.browser.get(payeeOf(course))).status).toBe(403);
  });

  test("does not see a run that was taken back", async () => {
    const course = await makeCourse(academy);
    await hold(course, 20);
    const path = await make();
    await accountant.browser.submit(`${path}/reversal`, { reason: "Wrong" });
    const own = `/tutor-dashboard/pay/${path.split("/").at(-1)}`;
    expect((await course.tutor.browser.get(own)).status).toBe(404);
    expect(await read("/tutor-dashboard/pay", course.tutor)).toContain("Nothing was paid yet.");
  });

  test("who is deleted leaves the books with a name and no number, and no run pays them", async () => {
    const course = await makeCourse(academy);
    await accountant.browser.submit(payeeOf(course), { ...tax, ...bank });
    await hold(course, 20);
    const path = await make();
    await hold(course, 19);
    await academy.pool.query("delete from accounts where id = $1", [course.tutor.id]);
    await pay(path);
    const { rows } = await academy.pool.query<{ payees: number; name: string; row: string }>(
      `select (select count(*)::int from tutor_payees where tutor_id = $1) as payees, name,
         l::text as row from pay_run_lines l where tutor_id = $1`,
      [course.tutor.id],
    );
    expect(rows).toMatchObject([{ payees: 0, name: course.tutor.name }]);
    expect(rows[0]?.row).not.toContain(tax.pan);
    expect(await balanceOf(course)).toBe(-34_700);
    expect(await read(`${runs}?until=${today}`)).toContain(
      "is due to tutors whose accounts are deleted",
    );
    expect(await seenOf(today)).toBeNull();
    expect(await read(path)).toContain(course.tutor.name);
  });
});

test("all of this left the books as lessons say", async () => {
  expect((await billWaiting(academy.database, Infinity)).changed).toBe(0);
});
