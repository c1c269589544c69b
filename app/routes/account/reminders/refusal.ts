import { redirect } from "react-router";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { refuseReminders } from "#use-cases/push/devices.ts";
import type { Route } from "./+types/refusal.ts";

/** Keeps that this device is to get no notices. */
export async function action({ context }: Route.ActionArgs) {
  await refuseReminders(context);
  return redirectWithFlashMessage(context, "/account/reminders", "reminders-refused");
}

export const loader = () => redirect("/account/reminders");
