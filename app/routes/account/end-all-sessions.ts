import { redirect } from "react-router";
import { guardAccount } from "#access/guards.ts";
import { endAllOwnSessions } from "#access/own-account.ts";
import type { Route } from "./+types/end-all-sessions.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAccount];

/** Signs the asker out everywhere, here too, and leads to `/`. */
export async function action({ context }: Route.ActionArgs) {
  const cookie = await endAllOwnSessions(context);
  return redirect("/", { status: 303, headers: { "set-cookie": cookie } });
}

export function loader() {
  return redirect("/account");
}
