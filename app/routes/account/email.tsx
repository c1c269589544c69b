import { data, Form } from "react-router";
import { requestEmailChange } from "#use-cases/account/email-address.ts";
import { readForm } from "#request/form.ts";
import { currentActor } from "#security/guards.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { checkEmailChange, type EmailChangeInput } from "#domain/account/password-reset.ts";
import { SubmitButton } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { tooManyRequests } from "#shell/too-many-requests.ts";
import { forwardActionHeaders } from "#shell/headers.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/email.ts";
import { messages as words, problems } from "./email-messages.ts";
import { messages } from "#parts/account/messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, words.change);

const account = "/account";

/** Requests another address; the answer does not reveal whether another account has it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const input = { email: form.text("email"), currentPassword: form.text("currentPassword") };
  const refuse = (error: string, field: keyof EmailChangeInput | null, init: ResponseInit = {}) =>
    data({ error, field, email: input.email }, { status: 400, ...init });

  const failure = checkEmailChange(input, currentActor(context).email);
  if (failure) return refuse(problems[failure.problem], failure.field);
  const result = await requestEmailChange(context, input);
  if (result.ok) return redirectWithFlashMessage(context, account, "email-change-asked");
  if (result.reason === "limited") {
    return refuse(messages.tooMany(result.minutes), null, tooManyRequests(result.minutes));
  }
  return result.reason === "too-many-mails"
    ? refuse(words.mailedEnough, null, tooManyRequests(60))
    : refuse(messages.wrongPassword, "currentPassword");
}

export const headers = forwardActionHeaders;

export default function ChangeEmail({ actionData }: Route.ComponentProps) {
  return (
    <Dialog title={words.change} closeTo={account}>
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        <p className="text-muted">{words.text}</p>
        <TextField
          label={words.newEmail}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={actionData?.email}
          invalid={actionData?.field === "email"}
        />
        <TextField
          label={messages.currentPassword}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          invalid={actionData?.field === "currentPassword"}
        />
        {actionData && <Notice tone="danger">{actionData.error}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{messages.cancel}</CancelButton>
          <SubmitButton pending={words.changing}>{words.change}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
