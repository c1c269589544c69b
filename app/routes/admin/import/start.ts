import { redirect } from "react-router";
import { readForm } from "#request/form.ts";
import { startImport } from "#use-cases/import/imports.ts";
import { answerStart } from "./answer-start.ts";
import type { Route } from "./+types/start.ts";

/** Starts an import whose dry run was shown. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const shown = { digest: form.text("digest"), leavesOut: form.text("leavesOut") === "yes" };
  const result = await startImport(context, params.importId, shown);
  return answerStart(context, params.importId, result, "import-not-started");
}

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";

export const loader = () => redirect("/admin-dashboard/import");
