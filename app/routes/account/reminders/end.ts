import { redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { deviceName } from "#parts/account/device-name.ts";
import { loadOwnSessions, requireOwnSession } from "#use-cases/account/sessions.ts";
import { turnRemindersOff } from "#use-cases/push/devices.ts";
import type { Route } from "./+types/end.ts";

const account = "/account";

/** Ends the notices on one of the person's devices. */
export async function action({ context, params }: Route.ActionArgs) {
  const sessions = await loadOwnSessions(context);
  await turnRemindersOff(context, params.sessionId);
  const ended = sessions.find(({ id }) => id === params.sessionId);
  const device = ended ? deviceName(ended.userAgent) : null;
  return redirectAbout(context, account, "reminders-ended", device);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireOwnSession(context, params.sessionId);
  return redirect(account);
}
