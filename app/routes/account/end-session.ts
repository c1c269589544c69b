import { redirect } from "react-router";
import { guardAccount } from "#security/guards.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { endOwnSession, requireOwnSession } from "#use-cases/account/sessions.ts";
import type { Route } from "./+types/end-session.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAccount];

const account = "/account";

/** Signs the person out on one of their devices. */
export async function action({ context, params }: Route.ActionArgs) {
  await endOwnSession(context, params.sessionId);
  return redirectWithFlashMessage(context, account, "session-ended");
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireOwnSession(context, params.sessionId);
  return redirect(account);
}
