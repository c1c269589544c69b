import { billWaiting, checkBillsFrom, findFeesStart, updateFeesStart } from "#data/fees/bills.ts";
import { findFeesOverview, type FeesOverview } from "#data/fees/families.ts";
import { listLacking, type LackingRow } from "#data/fees/lacking.ts";
import { violatedConstraint } from "#data/shared/constraint.ts";
import { endOfLastMonth } from "#domain/fees/month.ts";
import { isCalendarDate, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { searchTerms } from "#domain/shared/search-terms.ts";
import type { Refusal, Result } from "#domain/shared/result.ts";
import { auditedTransaction, deny, type Change, type Denial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { cutList, pageOf, toListed, type Listed } from "#use-cases/shared/pages.ts";
import { changeOrDeny, type ChangeResult } from "#use-cases/shared/change-record.ts";

/** Today in India, YYYY-MM-DD. */
export const todayInIndia = (now: Date): string => toIndiaDateTimeFields(now).date;

/** How many lessons a request bills at once; the server does the rest within a minute. */
const atOnce = 100;

/** What the families owe, and what there is to do. */
export async function loadFees(
  context: Context,
  { search, page }: { search: string; page: number },
  now: Date,
): Promise<FeesOverview & { hasMore: boolean }> {
  const asked = search === "" ? null : { terms: searchTerms(search) };
  const until = endOfLastMonth(now);
  const found = await findFeesOverview(adminDatabase(context), until, asked, pageOf(page));
  return cutList(found, "families");
}

/** A page of the lessons without a price or a rate of pay. */
export async function loadLacking(context: Context, page: number): Promise<Listed<LackingRow>> {
  return toListed(await listLacking(adminDatabase(context), pageOf(page)));
}

/**
 * Sets from which day on lessons are charged. Those that took place since then are billed at once, many
 * of them by and by.
 *
 * @param day a day in India, YYYY-MM-DD
 */
export async function startFees(context: Context, day: string): Promise<void> {
  currentAdmin(context);
  if (!isCalendarDate(day)) throw new Error("no day");
  await auditedTransaction(context, async (trx, record) => {
    const before = await findFeesStart(trx);
    await updateFeesStart(trx, day);
    await checkBillsFrom(trx, before !== null && before < day ? before : day);
    await record({ action: "start-fees", subject: null });
  });
  await billSome(context);
}

/** Bills the first of the lessons that wait for it. */
export async function billSome(context: Context): Promise<void> {
  await billWaiting(context.get(servicesContext).database, atOnce);
}

/** A `changeOrDeny` after which lessons wait to be billed. */
export async function changeBills(
  context: Context,
  change: Change,
  work: Parameters<typeof changeOrDeny>[2],
): ChangeResult {
  const result = await changeOrDeny(context, change, work);
  if (result.ok) await billSome(context);
  return result;
}

/** Runs what enters a payment; one whose reference is known is recorded and refused. */
export async function refuseRepeated<R extends Refusal>(
  context: Context,
  denial: Omit<Denial, "reason">,
  enter: () => Promise<Result<null, R>>,
): Promise<Result<null, R | Refusal<"repeated">>> {
  try {
    return await enter();
  } catch (error) {
    if (violatedConstraint(error) !== "unique") throw error;
    return deny(context, { ...denial, reason: "repeated" });
  }
}
