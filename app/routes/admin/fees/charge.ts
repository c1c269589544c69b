import { redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOfFamily } from "#use-cases/fees/family-name.ts";
import { requireFamily, setFree } from "#use-cases/fees/families.ts";
import type { Route } from "./+types/charge.ts";
import { familyPage } from "./request.ts";

/** Charges a lesson of a family again that was free. */
export async function action({ context, params }: Route.ActionArgs) {
  const { familyId, lessonId } = params;
  const result = await setFree(context, familyId, lessonId, null);
  const code = result.ok ? "lesson-charged" : "lesson-fee-unchanged";
  const name = await findNameOfFamily(context, { familyId });
  return redirectAbout(context, familyPage(familyId), code, name);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireFamily(context, params.familyId);
  return redirect(familyPage(params.familyId));
}
