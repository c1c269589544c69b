import { redirect } from "react-router";
import { guardAccount } from "#security/guards.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { endOwnGuardian, guardOwnGuardian } from "#use-cases/guardians/own-guardian.ts";
import type { Route } from "./+types/end.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAccount, guardOwnGuardian];

const overview = "/account/guardian";

/** Ends the access of an adult student's guardian. */
export async function action({ context }: Route.ActionArgs) {
  const result = await endOwnGuardian(context);
  if (!result.ok) return redirect(overview, { status: 303 });
  return redirectWithFlashMessage(context, overview, "guardian-ended");
}

export const loader = () => redirect(overview);
