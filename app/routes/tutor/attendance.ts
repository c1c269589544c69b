import { redirect } from "react-router";
import { attendOwnClass } from "#use-cases/tutor/attendance.ts";
import type { Route } from "./+types/attendance.ts";

/** Records that the tutor has joined a class; sent by the Join link of the home. */
export async function action({ context, params }: Route.ActionArgs): Promise<Response> {
  const result = await attendOwnClass(context, params.liveSessionId);
  return new Response(null, {
    status: result.ok ? 204 : result.reason === "not-possible" ? 409 : 403,
  });
}

export function loader(): Response {
  return redirect("/tutor-dashboard");
}
