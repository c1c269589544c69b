import { publicPath } from "#content/site/public-path.ts";
import { redirect } from "react-router";
import { endCurrentSession } from "#security/session.ts";
import type { Route } from "./+types/logout.ts";

/** Ends the person's session and redirects to `/` (§4). */
export async function action({ context }: Route.ActionArgs) {
  const cookie = await endCurrentSession(context);
  return redirect(publicPath("/"), { status: 303, headers: { "set-cookie": cookie } });
}

export const loader = () => redirect(publicPath("/"));
