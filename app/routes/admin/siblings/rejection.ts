import { redirect } from "react-router";
import type { Route } from "./+types/rejection.ts";
import { state } from "./state.ts";

/** Says that two students are not related. */
export const action = ({ context, params }: Route.ActionArgs) =>
  state(context, params, "reject-sibling");

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";

export const loader = () => redirect("/admin-dashboard/students");
