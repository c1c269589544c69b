import { data, redirect } from "react-router";
import { readForm } from "#access/form.ts";
import { askPasswordReset } from "#access/password-reset.ts";
import { checkResetRequest } from "#domain/password-reset.ts";
import { TextField } from "#ui/field.tsx";
import { AuthForm, Card } from "../card.tsx";
import { readDoor } from "../doors.ts";
import { linkMeta } from "../link-page.tsx";
import { messages as shared } from "../messages.ts";
import { requestProblems } from "../password-problems.ts";
import { refusalHeaders } from "../sign-in-action.ts";
import { askToWait } from "../../ask-to-wait.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

const sent = "/forgot-password/sent";

export const meta = () => linkMeta(messages.title);

export const headers = refusalHeaders;

/** Answers the same for every address, whether an account has it or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const email = (await readForm(request, context)).text("email");
  const failure = checkResetRequest({ email });
  if (failure) return data({ error: requestProblems[failure.problem], email }, { status: 400 });
  const minutes = await askPasswordReset(context, email);
  if (minutes !== null) {
    const error = shared.tooManyResets(minutes);
    return data({ error, email }, askToWait(minutes));
  }
  return redirect(`${sent}?from=${readDoor(request.url)}`, 303);
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return (
    <Card title={messages.title} description={messages.description} links={messages.links}>
      <AuthForm
        name="forgot-password"
        next={sent}
        keepsQuery
        error={actionData?.error}
        submit={messages.submit}
        pending={messages.pending}
      >
        <TextField
          label={shared.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={actionData?.email}
          invalid={actionData !== undefined}
        />
      </AuthForm>
    </Card>
  );
}
