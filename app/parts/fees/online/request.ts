import { data, redirect } from "react-router";
import { checkOnline } from "#domain/fees/gateway/online.ts";
import { formatRupees, parseRupees, typedRupees } from "#domain/fees/money.ts";
import { readForm, refuseForm } from "#request/form.ts";
import { servicesContext, type Context } from "#request/context.ts";
import type { Claimant, OwnFees } from "#use-cases/fees/family-fees.ts";
import { hasGateway, payOnline } from "#use-cases/fees/gateway/pay-online.ts";
import { rememberPage, returnPath } from "#use-cases/fees/gateway/return.ts";
import { problems, refusals } from "./messages.ts";
import type { OnlineWay } from "./pay-card.tsx";

const openOf = (fees: OwnFees["fees"]) => Math.max(fees?.balance ?? 0, 0);

/**
 * How a family can pay through the gateway.
 *
 * @param page the page of its fees
 * @param params of its address
 */
export function describeOnline(
  context: Context,
  fees: OwnFees["fees"],
  page: string,
  params: URLSearchParams,
): OnlineWay {
  const open = openOf(fees);
  return {
    path: open > 0 && hasGateway(context) ? `${page}/online` : null,
    shown: formatRupees(open),
    amount: open > 0 ? typedRupees(open) : "",
    isBack: params.has("paid"),
  };
}

/** The same for the page on which the amount is typed: back to the fees where nobody can pay so. */
export function requireOnline(context: Context, fees: OwnFees["fees"], page: string) {
  const { path, shown, amount } = describeOnline(context, fees, page, new URLSearchParams());
  if (path === null) throw redirect(page);
  return { shown, amount, back: page };
}

/** Answers the form "Pay Online": leads to the gateway. @param page the page of the fees */
export async function payAction(
  request: Request,
  context: Context,
  payer: Pick<Claimant, "studentId" | "actor"> & Pick<OwnFees, "fees">,
  page: string,
) {
  if (!hasGateway(context)) return redirect(page, 303);
  const form = await readForm(request, context);
  const values = { amount: form.text("amount") };
  const { fees } = payer;
  const failure = checkOnline(values, openOf(fees));
  if (failure || !fees) {
    return refuseForm(failure ?? { problem: "not-owed", field: "amount" }, problems, { values });
  }
  const family = {
    id: fees.familyId,
    number: fees.number,
    paise: parseRupees(values.amount) ?? 0,
  };
  const { publicUrl } = context.get(servicesContext).deployment;
  const returnTo = `${publicUrl ?? new URL(request.url).origin}${returnPath}`;
  const result = await payOnline(context, payer, family, { returnTo, now: new Date() });
  if (result.ok) {
    const { id, url } = result.value;
    await rememberPage(context, page, id);
    return redirect(url, 303);
  }
  // The page is answered all the same: the other ways to pay stay.
  return data({ error: refusals[result.reason], field: undefined, values }, { status: 409 });
}
