import { redirect } from "react-router";
import type { Route } from "./+types/confirmation.ts";
import { state } from "./state.ts";

/** Says that two students are brothers or sisters. */
export const action = ({ context, params }: Route.ActionArgs) =>
  state(context, params, "confirm-sibling");

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";

export const loader = () => redirect("/admin-dashboard/students");
