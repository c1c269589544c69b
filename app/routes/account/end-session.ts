import { redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { deviceName } from "#parts/account/device-name.ts";
import { endOwnSession, loadOwnSessions, requireOwnSession } from "#use-cases/account/sessions.ts";
import type { Route } from "./+types/end-session.ts";

const account = "/account";

/** Signs the person out on one of their devices. */
export async function action({ context, params }: Route.ActionArgs) {
  const sessions = await loadOwnSessions(context);
  await endOwnSession(context, params.sessionId);
  const ended = sessions.find(({ id }) => id === params.sessionId);
  const device = ended ? deviceName(ended.userAgent) : null;
  return redirectAbout(context, account, "session-ended", device);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireOwnSession(context, params.sessionId);
  return redirect(account);
}
