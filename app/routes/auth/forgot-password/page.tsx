import { publicPath } from "#content/site/public-path.ts";
import { data, redirect } from "react-router";
import { readForm } from "#request/form.ts";
import { requestPasswordReset } from "#use-cases/account/password-reset.ts";
import { checkResetRequest } from "#domain/account/password-reset.ts";
import { TextField } from "#ui/field.tsx";
import { AuthForm, Card } from "#parts/account/sign-in/card.tsx";
import { readSignInRole } from "#parts/account/sign-in/sign-in-paths.ts";
import { unlistedTitle } from "#shell/screen-title.ts";
import { messages as shared } from "#parts/account/sign-in/messages.ts";
import { requestProblems } from "#parts/account/sign-in/password-problems.ts";
import { forwardActionHeaders } from "#shell/headers.ts";
import { tooManyRequests } from "#shell/too-many-requests.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

const sent = "/forgot-password/sent";

export const meta: Route.MetaFunction = ({ matches }) => unlistedTitle(matches, messages.title);

export const headers = forwardActionHeaders;

/** The answer does not reveal whether the address has an account. */
export async function action({ request, context }: Route.ActionArgs) {
  const email = (await readForm(request, context)).text("email");
  const failure = checkResetRequest({ email });
  if (failure) return data({ error: requestProblems[failure.problem], email }, { status: 400 });
  const result = await requestPasswordReset(context, email);
  if (!result.ok) {
    const error = shared.tooManyResets(result.minutes);
    return data({ error, email }, tooManyRequests(result.minutes));
  }
  return redirect(publicPath(`${sent}?from=${readSignInRole(request.url)}`), 303);
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
