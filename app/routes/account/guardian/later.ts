import { redirect } from "react-router";
import { guardOwnGuardian, postponeOwnGuardian } from "#use-cases/guardians/own-guardian.ts";
import type { Route } from "./+types/later.ts";

export const middleware: Route.MiddlewareFunction[] = [guardOwnGuardian];

/** Hides the guardian card on the dashboard; `/account/guardian` stays available. */
export async function action({ context }: Route.ActionArgs) {
  await postponeOwnGuardian(context);
  return redirect("/dashboard", { status: 303 });
}

export const loader = () => redirect("/account/guardian");
