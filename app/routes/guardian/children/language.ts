import { redirect } from "react-router";
import { chooseGuardianLanguage } from "#use-cases/guardians/language.ts";
import { requireGuardianPage } from "#use-cases/guardians/page.ts";
import { readForm } from "#request/form.ts";
import type { Route } from "./+types/language.ts";

/** The language of a guardian's pages and mails. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request, context);
  await chooseGuardianLanguage(context, params.guardianToken, form.text("language"));
  return redirect(`/guardian/${params.guardianToken}`, { status: 303 });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireGuardianPage(context, params.guardianToken);
  return redirect(`/guardian/${params.guardianToken}`);
}
