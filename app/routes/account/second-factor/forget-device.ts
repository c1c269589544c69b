import { redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { deviceName } from "#parts/account/device-name.ts";
import { removeKnownDevice, requireKnownDevice } from "#use-cases/account/known-devices.ts";
import { guardSecondFactor } from "#use-cases/account/second-factor.ts";
import type { Route } from "./+types/forget-device.ts";

export const middleware: Route.MiddlewareFunction[] = [guardSecondFactor];

const secondFactor = "/account/second-factor";

/** Forgets one of the person's remembered devices; it needs a code at the next sign-in. */
export async function action({ context, params }: Route.ActionArgs) {
  const { userAgent } = await requireKnownDevice(context, params.deviceId);
  await removeKnownDevice(context, params.deviceId);
  const name = deviceName(userAgent);
  return redirectAbout(context, secondFactor, "device-forgotten", name);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireKnownDevice(context, params.deviceId);
  return redirect(secondFactor);
}
