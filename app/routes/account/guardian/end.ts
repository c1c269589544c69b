import { redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import {
  endOwnGuardian,
  guardOwnGuardian,
  loadOwnGuardian,
} from "#use-cases/guardians/own-guardian.ts";
import type { Route } from "./+types/end.ts";

export const middleware: Route.MiddlewareFunction[] = [guardOwnGuardian];

const overview = "/account/guardian";

/** Ends the access of an adult student's guardian. */
export async function action({ context }: Route.ActionArgs) {
  const { guardian } = await loadOwnGuardian(context);
  const result = await endOwnGuardian(context);
  if (!result.ok) return redirect(overview, { status: 303 });
  return redirectAbout(context, overview, "guardian-ended", guardian?.name ?? null);
}

export const loader = () => redirect(overview);
