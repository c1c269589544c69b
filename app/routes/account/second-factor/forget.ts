import { redirect } from "react-router";
import { redirectWithNotice } from "#access/notice.ts";
import { forgetDevice, guardSecondFactor, requireDevice } from "#access/second-factor.ts";
import type { Route } from "./+types/forget.ts";

export const middleware: Route.MiddlewareFunction[] = [guardSecondFactor];

const secondFactor = "/account/second-factor";

/** Lets one of the asker's devices ask for a code again. */
export async function action({ context, params }: Route.ActionArgs) {
  await forgetDevice(context, params.deviceId);
  return redirectWithNotice(context, secondFactor, "device-forgotten");
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireDevice(context, params.deviceId);
  return redirect(secondFactor);
}
