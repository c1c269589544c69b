import { data, redirect } from "react-router";
import { readForm } from "#request/form.ts";
import { completeSignIn } from "#use-cases/account/second-step.ts";
import { CodeCard } from "#parts/account/sign-in/code-card.tsx";
import { homes } from "#shell/homes.ts";
import { messages } from "#parts/account/sign-in/messages.ts";
import { forwardActionHeaders } from "#shell/headers.ts";
import { unlistedTitle } from "#shell/screen-title.ts";
import { tooManyRequests } from "#shell/too-many-requests.ts";
import type { Route } from "./+types/code.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedTitle(matches, messages.code.title);

export const headers = forwardActionHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const input = { code: form.text("code"), remember: form.text("remember") === "yes" };
  const result = await completeSignIn(context, request, input);
  if (result.ok) {
    const headers = new Headers();
    for (const cookie of result.value.cookies) headers.append("set-cookie", cookie);
    return redirect(homes.admin, { status: 303, headers });
  }
  if (result.reason === "limited") {
    return data({ error: messages.tooMany(result.minutes) }, tooManyRequests(result.minutes));
  }
  const error = result.reason === "expired" ? messages.code.over : messages.code.wrong;
  return data({ error }, { status: 400 });
}

/** The page can be opened without a password; the code alone then signs nobody in. */
export default function SecondStep({ actionData }: Route.ComponentProps) {
  return <CodeCard error={actionData?.error} />;
}
