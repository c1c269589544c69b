import { useState } from "react";
import { data, Form } from "react-router";
import { readForm } from "#request/form.ts";
import { isCommonPassword } from "#security/common-passwords.ts";
import { currentActor } from "#security/guards.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { changeOwnPassword } from "#use-cases/account/password.ts";
import { passwordWords } from "#content/account/password.ts";
import { checkPasswordChange, type PasswordChangeField } from "#domain/account/password-change.ts";
import { passwordStrength } from "#domain/account/password.ts";
import { SubmitButton } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { HiddenUsername } from "#ui/credentials/hidden-username.tsx";
import { Notice } from "#ui/notice.tsx";
import { tooManyRequests } from "#shell/too-many-requests.ts";
import { forwardActionHeaders } from "#shell/headers.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { readTexts } from "#domain/shared/texts.ts";
import type { Route } from "./+types/password.ts";
import { messages, problems } from "#parts/account/messages.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  screenTitle(matches, messages.changePassword);

const account = "/account";

export function loader({ context }: Route.LoaderArgs) {
  const { email, admin } = currentActor(context);
  return { email, isAdmin: admin !== null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const input = readTexts(form.text, "currentPassword", "password", "confirmPassword");
  const refuse = (error: string, field: PasswordChangeField | null, init: ResponseInit = {}) =>
    data({ error, field }, { status: 400, ...init });

  const failure = checkPasswordChange(input);
  if (failure) return refuse(problems[failure.problem], failure.field);
  const result = await changeOwnPassword(context, input);
  if (result.ok) {
    const cookies = [result.value.cookie];
    const isCommon = await isCommonPassword(input.password);
    const code = isCommon ? "password-changed-common" : "password-changed";
    return redirectWithFlashMessage(context, account, code, { cookies });
  }
  if (result.reason === "limited") {
    return refuse(messages.tooMany(result.minutes), null, tooManyRequests(result.minutes));
  }
  return result.reason === "wrong-password"
    ? refuse(messages.wrongPassword, "currentPassword")
    : refuse(passwordWords.adminProblems[result.reason], "password");
}

export const headers = forwardActionHeaders;

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const [newPassword, setNewPassword] = useState("");
  const hint = loaderData.isAdmin ? passwordWords.adminHint : passwordWords.hint;
  const invalid = (field: PasswordChangeField) => actionData?.field === field;
  return (
    <Dialog title={messages.changePassword} closeTo={account}>
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        <HiddenUsername email={loaderData.email} />
        <TextField
          label={messages.currentPassword}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          invalid={invalid("currentPassword")}
        />
        <TextField
          label={messages.newPassword}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={newPassword ? passwordWords.strength[passwordStrength(newPassword)] : hint}
          invalid={invalid("password")}
          onChange={(event) => setNewPassword(event.currentTarget.value)}
        />
        <TextField
          label={passwordWords.confirm}
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          invalid={invalid("confirmPassword")}
        />
        {actionData && <Notice tone="danger">{actionData.error}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{messages.cancel}</CancelButton>
          <SubmitButton pending={messages.changing}>{messages.changePassword}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
