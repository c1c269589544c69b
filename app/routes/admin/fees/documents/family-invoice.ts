import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { issueFamilyInvoice } from "#use-cases/fees/documents.ts";
import { familyPage } from "../request.ts";
import { leadToFamily, loadFamilyPage } from "../lead-to-family.ts";
import type { Route } from "./+types/family-invoice.ts";

/** Issues what is missing of a family's invoices, for lessons until today. */
export async function action({ context, params }: Route.ActionArgs) {
  const result = await issueFamilyInvoice(context, params.familyId, new Date());
  const { familyId } = params;
  if (!result.ok)
    return redirectWithFlashMessage(context, familyPage(familyId), "invoices-not-issued");
  return leadToFamily(context, familyId, "family-invoiced");
}

export const loader = loadFamilyPage;
