import { redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOfFamily } from "#use-cases/fees/family-name.ts";
import { requireFamily, takePaymentBack } from "#use-cases/fees/families.ts";
import type { Route } from "./+types/reversal.ts";
import { familyPage } from "./request.ts";

/** Takes a payment back that was entered by mistake. */
export async function action({ context, params }: Route.ActionArgs) {
  const { familyId, paymentId } = params;
  const result = await takePaymentBack(context, familyId, paymentId);
  const code = result.ok ? "payment-reversed" : "payment-gone";
  const name = await findNameOfFamily(context, { familyId });
  return redirectAbout(context, familyPage(familyId), code, name);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireFamily(context, params.familyId);
  return redirect(familyPage(params.familyId));
}
