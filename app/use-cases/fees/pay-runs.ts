import { findDue, type Due } from "#data/fees/pay-due.ts";
import type { PayRunRow } from "#data/fees/pay-run-rows.ts";
import { holdOffEntries } from "#data/fees/hold.ts";
import {
  findPayRun,
  insertPayRun,
  insertRunPayment,
  reversePayRun,
  type PayRunLine,
} from "#data/fees/pay-runs.ts";
import type { Database } from "#data/shared/database.ts";
import { financialYearOf, startOfFinancialYear } from "#domain/fees/financial-year.ts";
import { taxOn, undisputableSince } from "#domain/fees/pay-run.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, notFound, recordDenial } from "#request/audit.ts";
import { siteContext, type Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { cutList, pageOf } from "#use-cases/shared/pages.ts";
import { changeOrDeny, type ChangeResult } from "#use-cases/shared/change-record.ts";
import { todayInIndia } from "./books.ts";

const spanOf = (until: string, now: Date) => ({
  until,
  undisputable: undisputableSince(now),
  yearStart: startOfFinancialYear(todayInIndia(now)),
});

/** What a run would pay in all, after tax, in paise: nobody who is to give something back is in it. */
export function netOf(tutors: Due["tutors"]): number {
  return tutors
    .filter(({ gross }) => gross > 0)
    .reduce((sum, { gross, rate }) => sum + gross - taxOn(gross, rate), 0);
}

/** What is due to tutors, and a page of the runs that were made. @param until the last day, YYYY-MM-DD */
export async function loadDue(
  context: Context,
  { until, page }: { until: string; page: number },
  now: Date,
): Promise<Due & { hasMore: boolean }> {
  const due = await findDue(adminDatabase(context), spanOf(until, now), pageOf(page));
  return cutList(due, "runs");
}

/** A run with what each tutor gets. @throws 404 for no run */
export async function loadPayRun(
  context: Context,
  runId: string,
): Promise<PayRunRow & { lines: PayRunLine[] }> {
  const run = isRecordId(runId) ? await findPayRun(adminDatabase(context), runId) : null;
  return run ?? notFound(context, "no-run");
}

/**
 * Makes a run of all tutors to whom something is due. Refused where nothing is, and where it is not the
 * sum that its maker has seen.
 *
 * @param until the last day, checked (`checkUntil`)
 * @param seen what the run pays in all, in paise, as its form sends it
 * @returns the run's id
 */
export async function makePayRun(
  context: Context,
  { until, seen }: { until: string; seen: string },
  now: Date,
): Promise<Result<string, Refusal<"changed">>> {
  const madeBy = currentAdmin(context).accountId;
  const day = todayInIndia(now);
  const span = spanOf(until, now);
  const payer = context.get(siteContext).academy.name;
  const action = "make-pay-run";
  const runId = await auditedTransaction(context, async (trx, record) => {
    await holdOffEntries(trx);
    const { tutors } = await findDue(trx, span, { limit: 0, offset: 0 });
    if (String(netOf(tutors)) !== seen) return null;
    const year = financialYearOf(day);
    const id = await insertPayRun(trx, { ...span, day, year, payer, madeBy });
    if (id) await record({ action, subject: null, detail: { runId: id } });
    return id;
  });
  if (runId) return ok(runId);
  await recordDenial(context, { action, subject: null, reason: "not-possible" });
  return refuse("changed");
}

/** Enters that a run was paid. Refused where it was, or was taken back. @throws 404 for no run */
export async function markRunPaid(
  context: Context,
  runId: string,
  { day, reference }: { day: string; reference: string },
): ChangeResult {
  const madeBy = currentAdmin(context).accountId;
  await loadPayRun(context, runId);
  return endRun(context, "pay-run-paid", runId, (trx) =>
    insertRunPayment(trx, { runId, day, reference, madeBy }),
  );
}

/**
 * Takes a run back that nobody has paid: the next one has its lessons again. Refused where it was paid
 * or taken back.
 *
 * @throws 404 for no run
 */
export async function takeRunBack(
  context: Context,
  runId: string,
  reason: string,
  now: Date,
): ChangeResult {
  const madeBy = currentAdmin(context).accountId;
  await loadPayRun(context, runId);
  const day = todayInIndia(now);
  return endRun(context, "reverse-pay-run", runId, (trx) =>
    reversePayRun(trx, { runId, day, reason, madeBy }),
  );
}

function endRun(
  context: Context,
  action: "pay-run-paid" | "reverse-pay-run",
  runId: string,
  end: (trx: Database) => Promise<boolean>,
): ChangeResult {
  return changeOrDeny(context, { action, subject: null, detail: { runId } }, async (trx) => {
    await holdOffEntries(trx);
    return end(trx);
  });
}
