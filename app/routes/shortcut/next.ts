import { redirect } from "react-router";
import { currentActor, homeOf } from "#security/guards.ts";
import type { Route } from "./+types/next.ts";

/** A shortcut of the installed app: to the own home, which begins with the next lesson and its Join. */
export function loader({ context }: Route.LoaderArgs): Response {
  return redirect(homeOf(currentActor(context)));
}
