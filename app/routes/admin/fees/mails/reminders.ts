import { redirect } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOfFamily } from "#use-cases/fees/family-name.ts";
import { requireFamily } from "#use-cases/fees/families.ts";
import { setReminders } from "#use-cases/fees/mails.ts";
import { familyPage } from "../request.ts";
import type { Route } from "./+types/reminders.ts";

/** Stops the reminders to a family, or with the field `send` sends them again. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { familyId } = params;
  const form = await readForm(request, context);
  const isOn = form.text("send") !== "";
  const result = await setReminders(context, familyId, isOn);
  const page = familyPage(familyId);
  if (!result.ok) return redirectWithFlashMessage(context, page, "reminders-not-changed");
  const name = await findNameOfFamily(context, { familyId });
  return redirectAbout(context, page, isOn ? "reminders-on" : "reminders-off", name);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireFamily(context, params.familyId);
  return redirect(familyPage(params.familyId));
}
