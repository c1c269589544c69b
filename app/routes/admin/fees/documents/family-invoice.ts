import { redirect } from "react-router";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOfFamily } from "#use-cases/fees/family-name.ts";
import { issueFamilyInvoice } from "#use-cases/fees/documents.ts";
import { requireFamily } from "#use-cases/fees/families.ts";
import { familyPage } from "../request.ts";
import type { Route } from "./+types/family-invoice.ts";

/** Issues what is missing of a family's invoices, for lessons until today. */
export async function action({ context, params }: Route.ActionArgs) {
  const result = await issueFamilyInvoice(context, params.familyId, new Date());
  const { familyId } = params;
  const page = familyPage(familyId);
  if (!result.ok) return redirectWithFlashMessage(context, page, "invoices-not-issued");
  const name = await findNameOfFamily(context, { familyId });
  return redirectAbout(context, page, "family-invoiced", name);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireFamily(context, params.familyId);
  return redirect(familyPage(params.familyId));
}
