import { redirect } from "react-router";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { removeKnownDevice, requireKnownDevice } from "#use-cases/account/known-devices.ts";
import { guardSecondFactor } from "#use-cases/account/second-factor.ts";
import type { Route } from "./+types/forget-device.ts";

export const middleware: Route.MiddlewareFunction[] = [guardSecondFactor];

const secondFactor = "/account/second-factor";

/** Forgets one of the person's remembered devices; it needs a code at the next sign-in. */
export async function action({ context, params }: Route.ActionArgs) {
  await removeKnownDevice(context, params.deviceId);
  return redirectWithFlashMessage(context, secondFactor, "device-forgotten");
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireKnownDevice(context, params.deviceId);
  return redirect(secondFactor);
}
