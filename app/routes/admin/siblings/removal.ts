import { redirect } from "react-router";
import type { Route } from "./+types/removal.ts";
import { state } from "./state.ts";

/** Takes back what was said of two students. */
export const action = ({ context, params }: Route.ActionArgs) =>
  state(context, params, "forget-sibling");

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";

export const loader = () => redirect("/admin-dashboard/students");
