import { redirect } from "react-router";
import { guardAccount } from "#access/guards.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { endOwnGuardian, guardOwnGuardian } from "#access/own-guardian.ts";
import type { Route } from "./+types/end.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAccount, guardOwnGuardian];

const overview = "/account/guardian";

/** Ends the access of an adult student's guardian. */
export async function action({ context }: Route.ActionArgs) {
  if (!(await endOwnGuardian(context))) return redirect(overview, { status: 303 });
  return redirectWithNotice(context, overview, "guardian-ended");
}

export function loader() {
  return redirect(overview);
}
