import { Form } from "react-router";
import { SubmitButton } from "#ui/button.tsx";
import { CancelButton } from "#ui/dialog/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { ScopeField } from "#parts/teaching/content/scope-field.tsx";
import type { CancelAnswer, describeCancellable } from "./answer.ts";
import { messages } from "./messages.ts";

/** What a dialog asks before a lesson is cancelled, which stays in the lists; deleting it is another one. */
export function CancelForm(props: {
  lesson: ReturnType<typeof describeCancellable>;
  answer: CancelAnswer | undefined;
}) {
  const { lesson, answer } = props;
  const { question, detail, reasonHint, isLate, hasScope, refusal } = lesson;
  const error = answer?.error ?? refusal;
  return (
    <>
      <p>{question}</p>
      <p className="text-muted">{detail}</p>
      {isLate && !refusal && <p className="font-medium">{messages.late}</p>}
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        {!refusal && (
          <TextField
            name="reason"
            label={messages.reason}
            hint={reasonHint}
            defaultValue={answer?.reason}
            invalid={answer?.isInvalid}
            autoComplete="off"
          />
        )}
        {!refusal && hasScope && <ScopeField chosen={answer?.scope ?? "this"} />}
        {!refusal && (
          <label className="choice justify-self-start">
            <input
              type="checkbox"
              name="makeUp"
              value="yes"
              defaultChecked={answer?.isMakeUpOwed}
            />
            {messages.makeUpOwed}
          </label>
        )}
        {error && <Notice tone="danger">{error}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{messages.cancel}</CancelButton>
          {!refusal && (
            <SubmitButton tone="danger" pending={messages.cancelling}>
              {messages.confirm}
            </SubmitButton>
          )}
        </div>
      </Form>
    </>
  );
}
