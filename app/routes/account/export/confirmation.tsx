import { data, redirect } from "react-router";
import { confirmPassword } from "#access/export.ts";
import { readForm } from "#access/form.ts";
import { currentActor, guardAccount } from "#access/guards.ts";
import { passwordWords } from "#content/password.ts";
import { AccountFrame, backToAccount } from "../frame.tsx";
import { PasswordForm } from "../password-form.tsx";
import { askToWait } from "../../ask-to-wait.ts";
import type { Route } from "./+types/confirmation.ts";
import { messages } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAccount];

export const meta: Route.MetaFunction = () => [{ title: messages.confirmPageTitle }];

export function loader({ context }: Route.LoaderArgs) {
  return { email: currentActor(context).email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const password = (await readForm(request, context)).text("password");
  if (password === "") return data({ error: passwordWords.fillAll }, { status: 400 });
  const outcome = await confirmPassword(context, password);
  if (outcome.is === "confirmed") return redirect("/account/export", 303);
  if (outcome.is === "wrong-password") {
    return data({ error: messages.wrongPassword }, { status: 400 });
  }
  return data({ error: messages.tooMany(outcome.minutes) }, askToWait(outcome.minutes));
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Confirmation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={messages.confirmTitle} email={loaderData.email} back={backToAccount}>
      <section className="grid gap-4">
        <p>{messages.confirmText}</p>
        <PasswordForm
          email={loaderData.email}
          label={messages.password}
          error={actionData?.error}
          submit={messages.confirm}
          pending={messages.confirming}
        />
      </section>
    </AccountFrame>
  );
}
