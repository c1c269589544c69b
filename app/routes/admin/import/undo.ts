import { redirect } from "react-router";
import { startUndo } from "#use-cases/import/imports.ts";
import { answerStart } from "./answer-start.ts";
import type { Route } from "./+types/undo.ts";

/** Starts the undo of an import. */
export async function action({ context, params }: Route.ActionArgs) {
  const result = await startUndo(context, params.importId);
  return answerStart(context, params.importId, result, "import-not-undone");
}

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";

export const loader = () => redirect("/admin-dashboard/import");
