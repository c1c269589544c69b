import { redirect } from "react-router";
import { disownStudent, openConsent } from "#access/consent.ts";
import { redirectWithNotice } from "#access/notice.ts";
import type { Route } from "./+types/mistake.ts";

/** Forgets somebody who was asked for consent and is not the guardian. */
export async function action({ context, params }: Route.ActionArgs) {
  const forgotten = await disownStudent(context, params.guardianToken);
  if (!forgotten) return redirect(`/guardian/consent/${params.guardianToken}`, { status: 303 });
  return redirectWithNotice(context, "/guardian", "guardian-forgotten");
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await openConsent(context, params.guardianToken);
  return redirect(`/guardian/consent/${params.guardianToken}`);
}
