import { redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOfFamily } from "#use-cases/fees/family-name.ts";
import { confirmClaim } from "#use-cases/fees/claims.ts";
import type { Route } from "./+types/confirmation.ts";
import { claimsPage } from "./request.ts";

const codes = { "not-possible": "claim-gone", repeated: "claim-known" } as const;

/** Enters the payment that a family has announced. */
export async function action({ context, params }: Route.ActionArgs) {
  const result = await confirmClaim(context, params.claimId, new Date());
  const code = result.ok ? "payment-entered" : codes[result.reason];
  const { claimId } = params;
  return redirectAbout(context, claimsPage, code, await findNameOfFamily(context, { claimId }));
}

export const loader = () => redirect(claimsPage);
