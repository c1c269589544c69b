import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { setReminders } from "#use-cases/fees/mails.ts";
import { familyPage } from "../request.ts";
import { leadToFamily, loadFamilyPage } from "../lead-to-family.ts";
import type { Route } from "./+types/reminders.ts";

/** Stops the reminders to a family, or with the field `send` sends them again. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { familyId } = params;
  const form = await readForm(request, context);
  const isOn = form.text("send") !== "";
  const result = await setReminders(context, familyId, isOn);
  if (!result.ok)
    return redirectWithFlashMessage(context, familyPage(familyId), "reminders-not-changed");
  return leadToFamily(context, familyId, isOn ? "reminders-on" : "reminders-off");
}

export const loader = loadFamilyPage;
