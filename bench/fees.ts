import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { addMonths, monthOf } from "#domain/lessons/months.ts";
import { endProgress, progress } from "#server/progress.ts";
import { fillFees } from "./fees/fill.ts";
import { importLines, type Asked } from "./fees/statement.ts";
import { fillLessons } from "./lessons/fill.ts";
import { openAsOwner, startAcademy } from "./support/academy.ts";
import { judgeAll, readCounts } from "./support/bench.ts";
import { fillLists } from "./support/fill.ts";
import { measurePages } from "./support/pages.ts";
import { makeAdmin, signInAs } from "./support/people.ts";
import { queryWatcher } from "./support/queries.ts";
import { keepAlive, send } from "./support/request.ts";
import { count, table } from "./support/table.ts";

export const about = "fees: every screen, a month's invoices, a bank statement of 10,000 lines";

/** Milliseconds, but for queries. */
const budgets = { queries: 3, page: 150, invoices: 60_000, statement: 10_000 };
const base = "/admin-dashboard/fees";

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const usual = {
    lessons: 500_000,
    payments: 200_000,
    students: 5000,
    tutors: 500,
    lines: 10_000,
    rounds: 60,
  };
  const { lessons, payments, lines, rounds, ...people } = readCounts(options, usual);
  const { url, dataDir, child } = await startAcademy(ends, { TRUST_PROXY: "1" }, [queryWatcher]);
  const { client, database } = await openAsOwner(dataDir, ends);
  const { cookie: admin } = await makeAdmin(database);
  await fillLists(client, { ...people, assignments: 2 * people.students });
  await fillLessons(client, lessons);
  await fillFees(client, payments);
  const signIn = (id: string) => signInAs(database, id);
  const agent = keepAlive(ends);
  const asked = { url, admin, agent, client };
  const pages = await listPages(client, signIn);
  const measured = await measurePages(
    { url, child, agent },
    pages.map(([name, path, cookie = admin]) => ({ name, path, cookie, budget: budgets.page })),
    { rounds, queries: budgets.queries },
  );
  const { overruns } = measured;
  const work: [name: string, act: () => Promise<number>, budget: number][] = [
    [`a statement of ${count(lines)} lines`, () => importLines(asked, lines), budgets.statement],
    ["invoices of a month, stopped once", () => issueInvoices(asked), budgets.invoices],
  ];
  const done: string[][] = [];
  for (const [name, act, budget] of work) {
    progress(`Measuring ${name} ...`);
    const milliseconds = await act();
    if (milliseconds > budget) overruns.push(`Over budget: ${name}`);
    done.push([name, (milliseconds / 1000).toFixed(1), String(budget / 1000)]);
  }
  endProgress();
  console.log(
    `${count(lessons)} lessons, ${count(payments)} payments, ${count(people.students)} students`,
  );
  console.log(measured.table);
  console.log(table(["seconds", "took", "budget"], done));
  return judgeAll(overruns);
}

/** The screens of fees, each with its name, and with a session where it is not the owner's. */
async function listPages(client: pg.ClientBase, signIn: (id: string) => Promise<string>) {
  const find = async (statement: string) =>
    (await client.query<{ id: string }>(statement)).rows[0]?.id ?? "";
  // Those with most, each.
  const family = await find(
    "select family_id as id from lesson_bills group by 1 order by count(*) desc limit 1",
  );
  // Who has brothers or sisters does not read invoices with their lessons.
  const student = await find(`select student_id as id from lesson_bills where family_id in (
      select family_id from family_students group by 1 having count(*) = 1)
    group by 1 order by count(*) desc limit 1`);
  const tutor = await find(
    "select tutor_id as id from lesson_bills group by 1 order by count(*) desc limit 1",
  );
  const document = await find("select id from documents order by paise desc limit 1");
  const own =
    await find(`select id from documents where kind = 'invoice' and id in (select document_id
    from document_students where student_id = '${student}') order by paise desc limit 1`);
  const month = addMonths(monthOf(Date.now()), -1);
  const asStudent = await signIn(student);
  const asTutor = await signIn(tutor);
  const pages: [name: string, path: string, cookie?: string][] = [
    ["families", base],
    ["families, page 50", `${base}?page=50`],
    ["without a price", `${base}/lacking`],
    ["prices", `${base}/prices`],
    ["by outcome", `${base}/outcomes`],
    ["tutors' pay", `${base}/tutors`],
    ["a tutor's pay", `${base}/tutors/${tutor}`],
    ["invoices and receipts", `${base}/documents`],
    ["invoices, page 1,000", `${base}/documents?kind=invoice&page=1000`],
    ["an invoice", `${base}/documents/${document}`],
    ["pay runs, with what is due", `${base}/pay-runs`],
    ["bank statements", `${base}/statements`],
    ["months", `${base}/months`],
    ["claims", `${base}/claims`],
    ["how families pay", `${base}/payee`],
    ["a family", `${base}/families/${family}`],
    ["a family's discounts", `${base}/families/${family}/discounts`],
    ["join families, search", `${base}/families/${family}/join?q=Lakshmi`],
    ["a student's fees, for the family", "/dashboard/fees", asStudent],
    ["an invoice, for the family", `/dashboard/fees/documents/${own}`, asStudent],
    ["own pay, for the tutor", "/tutor-dashboard/pay", asTutor],
    ["own pay of a month, for the tutor", `/tutor-dashboard/pay?month=${month}`, asTutor],
  ];
  return pages;
}

/**
 * Issues the documents of all families for the last month, with a stop in the middle.
 *
 * @returns how long the issuing takes without the pause, in milliseconds
 * @throws if a lesson is on two invoices, or one is left out
 */
async function issueInvoices({ url, admin, agent, client }: Asked): Promise<number> {
  const press = (path: string) =>
    send(`${url}${base}${path}`, { cookie: admin, agent, form: { go: "1" }, expect: 303 });
  const isEnded = async () =>
    (await client.query("select from invoicing where ended_at is null")).rowCount === 0;
  const progressed = async () =>
    (await client.query<{ done: number }>("select done from invoicing")).rows[0]?.done ?? 0;
  let milliseconds = 0;
  let begun = performance.now();
  await press("/documents");
  while ((await progressed()) < 1000 && !(await isEnded())) await delay(50);
  await press("/documents/stop");
  while (!(await isEnded())) await delay(50);
  milliseconds += performance.now() - begun;
  begun = performance.now();
  await press("/documents");
  while (!(await isEnded())) await delay(50);
  milliseconds += performance.now() - begun;
  const { rows } = await client.query<{ twice: number; left: number }>(`select
    (select count(*) from (select from document_lines l join documents d on d.id = l.document_id
      where d.kind = 'invoice' group by l.lesson_id having count(*) > 1) t)::int as twice,
    (select count(*) from lesson_bills where charge <> documented and standing <> 'disputed'
      and starts_at at time zone 'Asia/Kolkata' < date_trunc('month', now()))::int as left`);
  if (rows[0]?.twice !== 0 || rows[0].left !== 0) {
    throw new Error(`invoiced wrongly: ${JSON.stringify(rows[0])}`);
  }
  return milliseconds;
}
