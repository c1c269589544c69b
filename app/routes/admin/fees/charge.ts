import { redirect } from "react-router";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadFamily, setFree } from "#use-cases/fees/families.ts";
import type { Route } from "./+types/charge.ts";
import { familyPage } from "./request.ts";

/** Charges a lesson of a family again that was free. */
export async function action({ context, params }: Route.ActionArgs) {
  const { familyId, lessonId } = params;
  const result = await setFree(context, familyId, lessonId, null);
  const code = result.ok ? "lesson-charged" : "lesson-fee-unchanged";
  return redirectWithFlashMessage(context, familyPage(familyId), code);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await loadFamily(context, params.familyId, 1);
  return redirect(familyPage(params.familyId));
}
