import { data, redirect } from "react-router";
import { checkClaim, parseReference } from "#domain/fees/claim.ts";
import { parseRupees } from "#domain/fees/money.ts";
import { readForm, refuseForm } from "#request/form.ts";
import type { Context } from "#request/context.ts";
import { claimPayment, type Claimant } from "#use-cases/fees/family-fees.ts";
import { messages, problems } from "./messages.ts";

/** Answers the form "I have paid". @param page the page of the fees, which then says that it was sent */
export async function claimAction(
  request: Request,
  context: Context,
  claimant: Claimant,
  page: string,
) {
  const form = await readForm(request, context);
  const values = { amount: form.text("amount"), reference: form.text("reference") };
  const failure = checkClaim(values);
  if (failure) return refuseForm(failure, problems, { values });
  const paise = parseRupees(values.amount) ?? 0;
  const reference = parseReference(values.reference) ?? "";
  const result = await claimPayment(context, claimant, { paise, reference });
  if (result.ok) return redirect(`${page}?sent`, 303);
  const error = messages.repeated;
  return data({ error, field: "reference" as const, values }, { status: 409 });
}
