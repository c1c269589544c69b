import { data, Form } from "react-router";
import { askEmailChange } from "#access/email.ts";
import { readForm } from "#access/form.ts";
import { currentActor } from "#access/guards.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { checkEmailChange, type EmailChangeInput } from "#domain/password-reset.ts";
import { Button } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useSending } from "#ui/pending.ts";
import { askToWait } from "../ask-to-wait.ts";
import type { Route } from "./+types/email.ts";
import { messages as words, problems } from "./email-messages.ts";
import { messages } from "./messages.ts";

const account = "/account";

/** Asks for another address; the answer is the same whether somebody else has it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const input = { email: form.text("email"), currentPassword: form.text("currentPassword") };
  const refuse = (error: string, field: keyof EmailChangeInput | null, init: ResponseInit = {}) =>
    data({ error, field, email: input.email }, { status: 400, ...init });

  const failure = checkEmailChange(input, currentActor(context).email);
  if (failure) return refuse(problems[failure.problem], failure.field);
  const outcome = await askEmailChange(context, input);
  if (outcome.is === "limited") {
    return refuse(messages.tooMany(outcome.minutes), null, askToWait(outcome.minutes));
  }
  if (outcome.is === "mailed-enough") {
    return refuse(words.mailedEnough, null, askToWait(60));
  }
  if (outcome.is === "wrong-password") return refuse(messages.wrongPassword, "currentPassword");
  return redirectWithNotice(context, account, "email-change-asked");
}

/** Lets a refusal's own header (how long to wait) reach the browser. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ChangeEmail({ actionData }: Route.ComponentProps) {
  const busy = useSending();
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
          <Button pending={busy}>{busy ? words.changing : words.change}</Button>
        </div>
      </Form>
    </Dialog>
  );
}
