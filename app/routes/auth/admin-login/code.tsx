import { data, redirect } from "react-router";
import { readForm } from "#access/form.ts";
import { finishSignIn } from "#access/second-step.ts";
import { CodeCard } from "../code-card.tsx";
import { messages } from "../messages.ts";
import { refusalHeaders } from "../sign-in-action.ts";
import { askToWait } from "../../ask-to-wait.ts";
import type { Route } from "./+types/code.ts";

export const meta: Route.MetaFunction = () => [
  { title: messages.code.pageTitle },
  { name: "robots", content: "noindex" },
];

export const headers = refusalHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const typed = { code: form.text("code"), remember: form.text("remember") === "yes" };
  const outcome = await finishSignIn(context, request, typed);
  if (outcome.is === "signed-in") {
    const headers = new Headers();
    for (const cookie of outcome.cookies) headers.append("set-cookie", cookie);
    return redirect("/admin-dashboard#signed-in", { status: 303, headers });
  }
  if (outcome.is === "limited") {
    return data({ error: messages.tooMany(outcome.minutes) }, askToWait(outcome.minutes));
  }
  const error = outcome.is === "over" ? messages.code.over : messages.code.wrong;
  return data({ error }, { status: 400 });
}

/** Whoever comes without a right password sees the form too, and it opens nothing. */
export default function SecondStep({ actionData }: Route.ComponentProps) {
  return <CodeCard error={actionData?.error} />;
}
