import { redirect } from "react-router";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { tryReminders } from "#use-cases/push/devices.ts";
import type { Route } from "./+types/test.ts";

const reminders = "/account/reminders";

/** Sends a notice to this device, to try it. */
export async function action({ context }: Route.ActionArgs) {
  const result = await tryReminders(context);
  if (!result.ok) return redirect(reminders, { status: 303 });
  return redirectWithFlashMessage(context, reminders, "reminders-tried");
}

export const loader = () => redirect(reminders);
