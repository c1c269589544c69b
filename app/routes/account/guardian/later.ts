import { redirect } from "react-router";
import { guardAccount } from "#access/guards.ts";
import { guardOwnGuardian, putOffOwnGuardian } from "#access/own-guardian.ts";
import type { Route } from "./+types/later.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAccount, guardOwnGuardian];

/** Takes the question off the dashboard; `/account/guardian` still has it. */
export async function action({ context }: Route.ActionArgs) {
  await putOffOwnGuardian(context);
  return redirect("/dashboard", { status: 303 });
}

export function loader() {
  return redirect("/account/guardian");
}
