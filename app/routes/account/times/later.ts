import { redirect } from "react-router";
import { guardStudent } from "#security/guards.ts";
import { postponeOwnTimes } from "#use-cases/timetable/student-preferred-times.ts";
import type { Route } from "./+types/later.ts";

export const middleware: Route.MiddlewareFunction[] = [guardStudent];

/** Postpones the question on the student's home; `/account/times` stays available. */
export async function action({ context }: Route.ActionArgs) {
  await postponeOwnTimes(context);
  return redirect("/dashboard", { status: 303 });
}

export const loader = () => redirect("/account/times");
