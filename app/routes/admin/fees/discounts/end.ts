import { redirect } from "react-router";
import { readForm } from "#request/form.ts";
import { endDiscount, loadDiscounts } from "#use-cases/fees/discounts.ts";
import { leadToFamily } from "../lead-to-family.ts";
import type { Route } from "./+types/end.ts";
import { discountsPage } from "./request.ts";

/** Ends a discount of a family before a day. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const day = (await readForm(request, context)).text("day");
  const result = await endDiscount(context, params, day);
  const code = result.ok ? "discount-ended" : "discount-unchanged";
  return leadToFamily(context, params.familyId, code, discountsPage(params.familyId));
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await loadDiscounts(context, params.familyId);
  return redirect(discountsPage(params.familyId));
}
