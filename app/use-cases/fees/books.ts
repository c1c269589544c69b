import { billWaiting, checkBillsFrom, findFeesStart, updateFeesStart } from "#data/fees/bills.ts";
import { findFeesOverview, type FeesOverview } from "#data/fees/families.ts";
import { listLacking, type LackingRow } from "#data/fees/lacking.ts";
import { endOfLastMonth } from "#domain/fees/month.ts";
import { isCalendarDate, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { searchTerms } from "#domain/shared/search-terms.ts";
import { auditedTransaction } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { cutList, pageOf, toListed, type Listed } from "#use-cases/shared/pages.ts";

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
