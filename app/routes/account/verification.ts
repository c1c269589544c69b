import { redirect } from "react-router";
import { requestVerification } from "#use-cases/account/email-address.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import type { Route } from "./+types/verification.ts";

/** Mails the person the link that confirms their address again. */
export async function action({ context }: Route.ActionArgs) {
  const result = await requestVerification(context);
  return redirectWithFlashMessage(
    context,
    "/account",
    result.ok ? "verification-sent" : "verification-limited",
  );
}

export const loader = () => redirect("/account");
