import { redirect } from "react-router";
import { askVerification } from "#access/email.ts";
import { guardAccount } from "#access/guards.ts";
import { redirectWithNotice } from "#access/notice.ts";
import type { Route } from "./+types/verification.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAccount];

/** Mails the asker the link that confirms their address, once more. */
export async function action({ context }: Route.ActionArgs) {
  const isSent = await askVerification(context);
  return redirectWithNotice(
    context,
    "/account",
    isSent ? "verification-sent" : "verification-limited",
  );
}

export function loader() {
  return redirect("/account");
}
