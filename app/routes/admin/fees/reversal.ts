import { takePaymentBack } from "#use-cases/fees/families.ts";
import type { Route } from "./+types/reversal.ts";
import { leadToFamily, loadFamilyPage } from "./lead-to-family.ts";

/** Takes a payment back that was entered by mistake. */
export async function action({ context, params }: Route.ActionArgs) {
  const { familyId, paymentId } = params;
  const result = await takePaymentBack(context, familyId, paymentId);
  const code = result.ok ? "payment-reversed" : "payment-gone";
  return leadToFamily(context, familyId, code);
}

export const loader = loadFamilyPage;
