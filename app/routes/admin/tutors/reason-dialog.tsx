import { Form, useLocation } from "react-router";
import { SubmitButton } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog/dialog.tsx";
import { TextArea } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages as shared } from "#parts/office/messages.ts";
import { returnTo } from "#parts/office/return-to.ts";
import { messages } from "./messages.ts";

/** What the action of such a dialog returns when it refuses the form. */
export interface ReasonRefusal {
  error: string;
  /** As submitted; undefined if something else was refused. */
  reason: string | undefined;
}

/** A dialog over the list of tutors that asks the admin for a reason before a decision. */
export function ReasonDialog(props: {
  title: string;
  question: string;
  /** What follows from the decision. */
  detail?: string;
  /** Who reads the reason. */
  hint: string;
  submit: string;
  pending: string;
  tone: "primary" | "danger";
  refusal: ReasonRefusal | undefined;
}) {
  const { search } = useLocation();
  const { refusal } = props;
  return (
    <Dialog title={props.title} closeTo={returnTo("/admin-dashboard/tutors", search)}>
      <p>{props.question}</p>
      {props.detail && <p>{props.detail}</p>}
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        <TextArea
          label={messages.reasonLabel}
          hint={props.hint}
          name="reason"
          defaultValue={refusal?.reason}
          invalid={refusal?.reason !== undefined}
        />
        {refusal && <Notice tone="danger">{refusal.error}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{shared.cancel}</CancelButton>
          <SubmitButton tone={props.tone} pending={props.pending}>
            {props.submit}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
