import { redirect } from "react-router";
import { guardAccount } from "#access/guards.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { endOwnSession, requireOwnSession } from "#access/own-account.ts";
import type { Route } from "./+types/end-session.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAccount];

const account = "/account";

/** Signs one of the asker's own devices out. */
export async function action({ context, params }: Route.ActionArgs) {
  await endOwnSession(context, params.sessionId);
  return redirectWithNotice(context, account, "session-ended");
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireOwnSession(context, params.sessionId);
  return redirect(account);
}
