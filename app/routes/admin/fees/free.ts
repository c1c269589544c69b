import { parseFreeReason } from "#domain/fees/payment.ts";
import { readForm } from "#request/form.ts";
import { setFree } from "#use-cases/fees/families.ts";
import type { Route } from "./+types/free.ts";
import { leadToFamily, loadFamilyPage } from "./lead-to-family.ts";

/** Makes a lesson of a family free. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { familyId, lessonId } = params;
  const why = parseFreeReason((await readForm(request, context)).text("why")) ?? "goodwill";
  const result = await setFree(context, familyId, lessonId, why);
  const code = result.ok ? "lesson-freed" : "lesson-fee-unchanged";
  return leadToFamily(context, familyId, code);
}

export const loader = loadFamilyPage;
