import { redirect } from "react-router";
import { closeSession } from "#access/session.ts";
import type { Route } from "./+types/logout.ts";

/** Ends the session of whoever asks and leads to `/` (§4). */
export async function action({ context }: Route.ActionArgs) {
  const cookie = await closeSession(context);
  return redirect("/", { status: 303, headers: { "set-cookie": cookie } });
}

export function loader() {
  return redirect("/");
}
