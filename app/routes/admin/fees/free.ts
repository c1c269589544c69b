import { redirect } from "react-router";
import { parseFreeReason } from "#domain/fees/payment.ts";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOfFamily } from "#use-cases/fees/family-name.ts";
import { requireFamily, setFree } from "#use-cases/fees/families.ts";
import type { Route } from "./+types/free.ts";
import { familyPage } from "./request.ts";

/** Makes a lesson of a family free. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { familyId, lessonId } = params;
  const why = parseFreeReason((await readForm(request, context)).text("why")) ?? "goodwill";
  const result = await setFree(context, familyId, lessonId, why);
  const code = result.ok ? "lesson-freed" : "lesson-fee-unchanged";
  const name = await findNameOfFamily(context, { familyId });
  return redirectAbout(context, familyPage(familyId), code, name);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireFamily(context, params.familyId);
  return redirect(familyPage(params.familyId));
}
