import { publicPath } from "#content/site/public-path.ts";
import { redirect } from "react-router";
import { endAllOwnSessions } from "#use-cases/account/sessions.ts";
import type { Route } from "./+types/end-all-sessions.ts";

/** Signs the person out on all devices, including this one, and redirects to `/`. */
export async function action({ context }: Route.ActionArgs) {
  const cookie = await endAllOwnSessions(context);
  return redirect(publicPath("/"), { status: 303, headers: { "set-cookie": cookie } });
}

export const loader = () => redirect("/account");
