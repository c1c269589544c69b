import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { updateFeesStart } from "#data/fees/bills.ts";
import { insertClaim } from "#data/fees/claims.ts";
import { openFamily } from "#data/fees/families.ts";
import { eraseNarrations } from "#data/fees/bank/lines.ts";
import { insertStatement } from "#data/fees/bank/statements.ts";
import { toLine } from "#domain/fees/bank/line.ts";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { checkBooks } from "#test/fees/model.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeStudent, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const fees = "/admin-dashboard/fees";
const base = `${fees}/statements`;
const ago = (days: number) => toIndiaDateTimeFields(new Date(Date.now() - days * day)).date;

let accountant: Person;
beforeAll(async () => {
  await updateFeesStart(academy.database, "2020-01-01");
  accountant = await makeAdmin(academy, "accountant");
});

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const read = async (path: string) => textOf(await accountant.browser.read(path));

let numbers = 610_000_000_000;
/** A bank's number that nothing has yet. */
const nextNumber = () => String((numbers += 1));

async function makeFamily() {
  const student = await makeStudent(academy);
  const id = await openFamily(academy.database, student.id);
  const { rows } = await academy.pool.query<{ number: number }>(
    "select number from families where id = $1",
    [id],
  );
  return { id, code: `F${rows[0]?.number}`, student, path: `${fees}/families/${id}` };
}

interface Row {
  text: string;
  /** Rupees. */
  in: number;
}

async function send(file: string | Buffer) {
  const form = new FormData();
  form.set("file", new Blob([file as BlobPart]), "statement.csv");
  return accountant.browser.send(base, { method: "POST", body: form });
}

/** Adds a statement of three days ago, as an import does once the file is read. @returns its page */
async function importRows(rows: readonly Row[], debits = 0): Promise<string> {
  const lines = rows.map((row) =>
    toLine({ day: ago(3), paise: row.in * 100, narration: row.text, reference: "" }),
  );
  const id = await academy.database
    .transaction()
    .execute((trx) => insertStatement(trx, { lines, debits }, accountant.id));
  return `${base}/${id}`;
}

/** What the page of a statement has to tick: the values, and which are ticked. */
async function choicesOn(path: string) {
  const page = await accountant.browser.read(path);
  const boxes = [...page.matchAll(/<input[^>]*name="line"[^>]*>/g)].map(([box]) => box);
  const valueOf = (box: string) => /value="([^"]*)"/.exec(box)?.[1] ?? "";
  return {
    ready: boxes.filter((box) => box.includes("checked")).map(valueOf),
    suggested: boxes.filter((box) => !box.includes("checked")).map(valueOf),
    lines: [...page.matchAll(/statements\/lines\/([0-9a-f-]{36})/g)].map(([, id = ""]) => id),
    text: textOf(page),
  };
}

/** Posts what is ticked, which a form of the browser sends as several fields of one name. */
async function enter(path: string, values: readonly string[]): Promise<string> {
  const body = new URLSearchParams(values.map((value) => ["line", value]));
  const answer = await accountant.browser.send(path, { method: "POST", body });
  expect(answer.status).toBe(303);
  return read(answer.headers.get("location") ?? "");
}

const balanceOf = async (familyId: string) => {
  const { rows } = await academy.pool.query<{ balance: string }>(
    "select balance from ledger_accounts where family_id = $1",
    [familyId],
  );
  return Number(rows[0]?.balance);
};

/** What is in the accounts of a kind, in paise. */
async function sumOf(kind: string): Promise<number> {
  const { rows } = await academy.pool.query<{ sum: string | null }>(
    `select sum(p.paise) from postings p join ledger_accounts a on a.id = p.account_id
     where a.kind = $1`,
    [kind],
  );
  return Number(rows[0]?.sum ?? 0);
}

const payByHand = async (family: { path: string }, rupees: number, reference = "", way = "upi") => {
  const fields = { kind: "payment", way, amount: String(rupees), day: ago(2), reference };
  return accountant.browser.post(family.path, fields);
};

async function claim(familyId: string, rupees: number, reference: string) {
  const { rows } = await academy.pool.query<{ id: string }>(
    "select student_id as id from family_students where family_id = $1 limit 1",
    [familyId],
  );
  const said = { familyId, studentId: rows[0]?.id ?? "", paise: rupees * 100, reference };
  return insertClaim(academy.database, { ...said, claimedAs: "guardian" });
}

describe("a file", () => {
  test.each([
    ["none", "", "Please choose a file, or paste rows."],
    [
      "a letter",
      "Dear bank,\nplease send it",
      "Not found: the day, the text, the money that came in.",
    ],
    [
      "with a day to come",
      "Date,Narration,Credit\n01/04/2099,UPI,600",
      "the day in row 2 is still to come (01/04/2099)",
    ],
  ])("%s is refused, and changes nothing", async (_, file, text) => {
    const before = await sumOf("bank");
    const answer = await send(file);
    expect(answer.status).toBe(400);
    expect(textOf(await answer.text())).toContain(text);
    expect(await sumOf("bank")).toBe(before);
  });

  test("with credits is imported, and a second time adds nothing", async () => {
    const file = "Date,Narration,Debit,Credit\n01/04/26,RENT,9000,\n01/04/26,A FILE,,600.50";
    const before = await sumOf("bank");
    for (const added of [1, 0]) {
      const answer = await send(file);
      expect(answer.status).toBe(303);
      const page = await read(answer.headers.get("location") ?? "");
      expect(page).toContain("The statement is imported.");
      expect(page).toContain(`New lines ${added}`);
      expect(page).toContain("Left out: money that went out 1");
    }
    expect(await sumOf("bank")).toBe(before + 60_050);
  });

  test("of old Excel is refused with what to do", async () => {
    const old = await readFile(
      join(import.meta.dirname, "../../../../../test/fees/statements/old.xls"),
    );
    const answer = await send(old);
    expect(answer.status).toBe(400);
    expect(textOf(await answer.text())).toContain("That is an old Excel file");
    expect(await read(base)).toContain("An old Excel file (.xls) is not read");
  });
});

test("lines are ready, suggested or wait, and one press enters those that are ticked", async () => {
  const [said, coded, owing, unknown] = await Promise.all([1, 2, 3, 4].map(makeFamily));
  if (!said || !coded || !owing || !unknown) throw new Error("no family");
  const number = nextNumber();
  await claim(said.id, 4321, number);
  const owed = { kind: "refund", way: "cash", amount: "777", day: ago(9), reason: "Debt" };
  await accountant.browser.post(owing.path, owed);
  const bankBefore = await sumOf("bank");
  const rows = [
    { text: `UPI/${number}/asha@okb`, in: 4321 },
    { text: `UPI/${nextNumber()}/${coded.code}/x@okb`, in: 50 },
    { text: `NEFT ${nextNumber()}`, in: 777 },
    { text: "CASH DEPOSIT", in: 31 },
  ];
  const path = await importRows(rows, 1);
  expect(await sumOf("bank")).toBe(bankBefore + 517_900);
  const { ready, suggested, text } = await choicesOn(path);
  expect(ready).toHaveLength(2);
  expect(suggested).toHaveLength(1);
  expect(text).toContain("the family says so");
  expect(text).toContain(`has the code ${coded.code}`);
  expect(text).toContain("only this family owes this amount");
  expect(text).toContain("nobody has said anything about it");
  expect(text).toContain("Enter 2 payments");
  expect(text).toContain("Left out: money that went out 1");
  expect(await read(fees)).toMatch(/\d+ lines of bank statements wait for a family/);

  expect(await enter(path, [])).toContain("no line was ticked");
  expect(await enter(path, ready)).toContain("Entered.");
  expect(await balanceOf(said.id)).toBe(-432_100);
  expect(await balanceOf(coded.id)).toBe(-5000);
  expect(await balanceOf(owing.id)).toBe(77_700);
  // The claim is confirmed by it, and the money is in the bank once.
  expect(await read(`${fees}/claims`)).not.toContain(number);
  expect(await sumOf("bank")).toBe(bankBefore + 517_900);
  // The same press again, from another window, enters nothing.
  expect(await enter(path, ready)).toContain("Not all could be entered");
  expect(await balanceOf(said.id)).toBe(-432_100);
  expect(await checkBooks(academy.pool)).toEqual([]);
});

test("the same statement again, and one that overlaps, add only what is new", async () => {
  const rows: Row[] = [
    { text: `UPI/${nextNumber()}/again`, in: 100 },
    { text: "TWO EQUAL ONES", in: 200 },
    { text: "TWO EQUAL ONES", in: 200 },
  ];
  const before = await sumOf("bank");
  await importRows(rows);
  expect(await sumOf("bank")).toBe(before + 50_000);
  const again = await importRows(rows);
  expect(await read(again)).toContain("New lines 0");
  expect(await read(again)).toContain("Known from earlier statements 3");
  await importRows([...rows, { text: "A NEW ONE", in: 1 }]);
  expect(await sumOf("bank")).toBe(before + 50_100);
  // At the same time too.
  const late: Row[] = [{ text: `UPI/${nextNumber()}/late`, in: 5 }];
  await Promise.all([1, 2, 3, 4].map(() => importRows(late)));
  expect(await sumOf("bank")).toBe(before + 50_600);
});

test("a family that was joined pays with its old code, and what it said is confirmed", async () => {
  const [stays, joined] = [await makeFamily(), await makeFamily()];
  const number = nextNumber();
  const claimId = await claim(joined.id, 571, number);
  const other = { student: joined.student.id, family: joined.id };
  await accountant.browser.submit(`${stays.path}/join`, other);
  const path = await importRows([
    { text: `UPI/${number}`, in: 571 },
    { text: `UPI/${nextNumber()}/${joined.code}`, in: 572 },
  ]);
  const { ready } = await choicesOn(path);
  expect(ready).toHaveLength(2);
  await enter(path, ready);
  expect(await balanceOf(stays.id)).toBe(-114_300);
  const { rows } = await academy.pool.query("select answer from payment_claims where id = $1", [
    claimId,
  ]);
  expect(rows).toEqual([{ answer: "confirmed" }]);
});

describe("a payment that was entered by hand", () => {
  test("with its number is found in the statement, and counts once", async () => {
    const family = await makeFamily();
    const number = nextNumber();
    await payByHand(family, 650, number);
    const before = await sumOf("bank");
    const path = await importRows([{ text: `UPI/${number}/${family.code}`, in: 650 }]);
    expect(await sumOf("bank")).toBe(before);
    expect((await choicesOn(path)).ready).toEqual([]);
    expect(await read(path)).toContain("A payment that was entered by hand");
    expect(await balanceOf(family.id)).toBe(-65_000);
  });

  test("without its number is suggested, and counts once where somebody says so", async () => {
    const family = await makeFamily();
    await payByHand(family, 651);
    const before = await sumOf("bank");
    const path = await importRows([{ text: `UPI/${nextNumber()}/${family.code}`, in: 651 }]);
    const { ready, suggested } = await choicesOn(path);
    expect(ready).toEqual([]);
    await enter(path, suggested);
    expect(await sumOf("bank")).toBe(before);
    expect(await balanceOf(family.id)).toBe(-65_100);
  });

  test("after the statement takes its line", async () => {
    const family = await makeFamily();
    const number = nextNumber();
    const path = await importRows([{ text: `IMPS/${number}`, in: 652 }]);
    const before = await sumOf("bank");
    expect((await payByHand(family, 652, number)).status).toBe(303);
    expect(await sumOf("bank")).toBe(before);
    expect(await read(path)).toContain("Every line of this statement is dealt with.");
    expect(await balanceOf(family.id)).toBe(-65_200);
  });

  test("as one of another amount keeps the line out, until it is taken back", async () => {
    const family = await makeFamily();
    const number = nextNumber();
    await payByHand(family, 65, number);
    const path = await importRows([{ text: `UPI/${number}/${family.code}`, in: 653 }]);
    const { lines, text } = await choicesOn(path);
    expect(text).toContain("a payment with this number is entered already");
    const line = `${base}/lines/${lines[0]}`;
    const refused = await accountant.browser.submit(line, { familyId: family.id });
    expect(refused.page).toContain("a payment with this number is entered already");
    const { rows } = await academy.pool.query<{ id: string }>(
      "select id from payments where family_id = $1",
      [family.id],
    );
    await accountant.browser.post(`${family.path}/payments/${rows[0]?.id}/reversal`);
    await enter(path, (await choicesOn(path)).ready);
    expect(await balanceOf(family.id)).toBe(-65_300);
  });
});

describe("a line that nobody has claimed", () => {
  test("is given to a family that is found by its code or its student, once", async () => {
    const family = await makeFamily();
    const path = await importRows([{ text: "CASH OF SOMEBODY", in: 654 }]);
    const { lines } = await choicesOn(path);
    const line = `${base}/lines/${lines[0]}`;
    for (const search of [family.code, family.student.name]) {
      const found = await accountant.browser.read(`${line}?q=${encodeURIComponent(search)}`);
      expect(found).toContain(family.id);
    }
    expect(await read(`${line}?q=F9999999`)).toContain("No family with such a code");
    const suspense = await sumOf("suspense");
    const presses = [1, 2, 3].map(() => accountant.browser.post(line, { familyId: family.id }));
    await Promise.all(presses);
    expect(await balanceOf(family.id)).toBe(-65_400);
    expect(await sumOf("suspense")).toBe(suspense + 65_400);
    expect(await read(line)).toContain("Entered as a payment");

    // Taken back, it waits again.
    const { rows } = await academy.pool.query<{ id: string }>(
      "select id from payments where family_id = $1",
      [family.id],
    );
    await accountant.browser.post(`${family.path}/payments/${rows[0]?.id}/reversal`);
    expect(await balanceOf(family.id)).toBe(0);
    expect(await sumOf("suspense")).toBe(suspense);
    expect((await choicesOn(path)).text).toContain("Waiting for you");
    expect(await checkBooks(academy.pool)).toEqual([]);
  });

  test("is set aside with what it is, and waits again after a press", async () => {
    const path = await importRows([{ text: "INTEREST OF QUARTER", in: 655 }]);
    const line = `${base}/lines/${(await choicesOn(path)).lines[0]}`;
    const without = await accountant.browser.submit(`${line}/aside`, { reason: " " });
    expect(without.page).toContain("please say what it is");
    const suspense = await sumOf("suspense");
    const aside = await accountant.browser.submit(`${line}/aside`, { reason: "Interest" });
    expect(textOf(aside.page)).toContain("Set aside: Interest");
    expect(await sumOf("suspense")).toBe(suspense + 65_500);
    expect((await accountant.browser.submit(`${line}/aside`, { reason: "Again" })).page).toContain(
      "Nothing was changed",
    );
    await accountant.browser.post(`${line}/return`);
    expect(await sumOf("suspense")).toBe(suspense);
    expect((await accountant.browser.submit(`${line}/return`)).page).toContain(
      "Nothing was changed",
    );
  });
});

// What counted once in each of the tests above counts once in all.
test("the bank account is what the statements have, and what was entered by hand", async () => {
  const family = await makeFamily();
  await payByHand(family, 999);
  await payByHand(family, 998, "", "cash");
  const refund = { kind: "refund", way: "bank", amount: "99", day: ago(1), reason: "Too much" };
  await accountant.browser.post(family.path, refund);
  const { rows } = await academy.pool.query<{ lines: string; byHand: string }>(
    `select (select sum(paise) from bank_lines) as lines,
       (select sum(case kind when 'refund' then -paise else paise end) from payments y
         where way in ('upi', 'bank') and reversed_at is null and line_id is null
           and not exists (select from bank_lines l where l.payment_id = y.id)) as "byHand"`,
  );
  const { lines, byHand } = rows[0] ?? {};
  expect(Number(byHand)).toBe(90_000);
  expect(await sumOf("bank")).toBe(Number(lines) + Number(byHand));
  expect(await checkBooks(academy.pool)).toEqual([]);
});

test("the bank's words about a family go with its last student", async () => {
  const family = await makeFamily();
  const path = await importRows([
    { text: `UPI/${nextNumber()}/${family.code}/payer@okb`, in: 656 },
    { text: "OF NOBODY", in: 657 },
  ]);
  await enter(path, (await choicesOn(path)).ready);
  await eraseNarrations(academy.database);
  expect(await read(path)).toContain("payer@okb");
  await academy.pool.query("delete from students where id = $1", [family.student.id]);
  await academy.pool.query("update erasures set erased_at = erased_at - interval '11 minutes'");
  await eraseNarrations(academy.database);
  expect(await read(path)).not.toContain("payer@okb");
  expect(await read(path)).toContain("OF NOBODY");
});
