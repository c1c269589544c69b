import { setFree } from "#use-cases/fees/families.ts";
import type { Route } from "./+types/charge.ts";
import { leadToFamily, loadFamilyPage } from "./lead-to-family.ts";

/** Charges a lesson of a family again that was free. */
export async function action({ context, params }: Route.ActionArgs) {
  const { familyId, lessonId } = params;
  const result = await setFree(context, familyId, lessonId, null);
  const code = result.ok ? "lesson-charged" : "lesson-fee-unchanged";
  return leadToFamily(context, familyId, code);
}

export const loader = loadFamilyPage;
