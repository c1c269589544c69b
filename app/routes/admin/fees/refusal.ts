import { redirect } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOfFamily } from "#use-cases/fees/family-name.ts";
import { declineClaim } from "#use-cases/fees/claims.ts";
import type { Route } from "./+types/refusal.ts";
import { claimsPage } from "./request.ts";

/** Tells a family that the office has not found its payment. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const reason = (await readForm(request, context)).text("reason").trim().slice(0, 200);
  const result = await declineClaim(context, params.claimId, reason);
  const name = await findNameOfFamily(context, { claimId: params.claimId });
  return redirectAbout(context, claimsPage, result.ok ? "claim-declined" : "claim-gone", name);
}

export const loader = () => redirect(claimsPage);
