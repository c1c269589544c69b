import { useState } from "react";
import { data, Form } from "react-router";
import { readForm } from "#access/form.ts";
import { currentActor } from "#access/guards.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { changeOwnPassword } from "#access/own-account.ts";
import { passwordWords } from "#content/password.ts";
import { checkPasswordChange, type PasswordChangeField } from "#domain/password-change.ts";
import { passwordStrength } from "#domain/password.ts";
import { Button } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useSending } from "#ui/pending.ts";
import { askToWait } from "../ask-to-wait.ts";
import type { Route } from "./+types/password.ts";
import { messages, problems } from "./messages.ts";

const account = "/account";

export function loader({ context }: Route.LoaderArgs) {
  return { email: currentActor(context).email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const input = {
    currentPassword: form.text("currentPassword"),
    password: form.text("password"),
    confirmPassword: form.text("confirmPassword"),
  };
  const refuse = (error: string, field: PasswordChangeField | null, init: ResponseInit = {}) =>
    data({ error, field }, { status: 400, ...init });

  const failure = checkPasswordChange(input);
  if (failure) return refuse(problems[failure.problem], failure.field);
  const outcome = await changeOwnPassword(context, input);
  if (outcome.is === "limited") {
    return refuse(messages.tooMany(outcome.minutes), null, askToWait(outcome.minutes));
  }
  if (outcome.is === "wrong-password") return refuse(messages.wrongPassword, "currentPassword");
  return redirectWithNotice(context, account, "password-changed", { cookies: [outcome.cookie] });
}

/** Lets a refusal's own header (how long to wait) reach the browser. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useSending();
  const [typed, setTyped] = useState("");
  const invalid = (field: PasswordChangeField) => actionData?.field === field;
  return (
    <Dialog title={messages.changePassword} closeTo={account}>
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        {/* For password managers: whose password it is. */}
        <input type="email" autoComplete="username" defaultValue={loaderData.email} hidden />
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
          hint={typed ? passwordWords.strength[passwordStrength(typed)] : passwordWords.hint}
          invalid={invalid("password")}
          onChange={(event) => setTyped(event.currentTarget.value)}
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
          <Button pending={busy}>{busy ? messages.changing : messages.changePassword}</Button>
        </div>
      </Form>
    </Dialog>
  );
}
