import { redirect } from "react-router";
import { sendTestMail } from "#use-cases/office/setup.ts";
import type { Route } from "./+types/send-test-mail.ts";
import { pageOfStep } from "./pages.ts";

/** Sends the admin a test mail. */
export async function action({ context }: Route.ActionArgs) {
  await sendTestMail(context, new Date());
  return redirect(pageOfStep("mail"), { status: 303 });
}

export function loader() {
  return redirect(pageOfStep("mail"));
}
