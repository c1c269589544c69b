import type { ReactNode } from "react";
import { Form } from "react-router";
import { SubmitButton } from "#ui/button.tsx";
import { CancelButton, Dialog } from "./dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { useIsSubmitting } from "#ui/pending.ts";

/**
 * A dialog that asks before a deletion or another final change. It posts to its own URL and
 * disappears at once; if the change fails, it reappears with the reason.
 */
export function Confirmation(props: {
  title: string;
  question: string;
  detail?: string | undefined;
  error?: string | undefined;
  confirm: string;
  pending: string;
  cancel: string;
  closeTo: string;
  /** More inputs of the form. */
  children?: ReactNode;
}) {
  const isSubmitting = useIsSubmitting();
  return (
    <Dialog title={props.title} closeTo={props.closeTo} isPending={isSubmitting}>
      <p>{props.question}</p>
      {props.detail && <p className="text-muted">{props.detail}</p>}
      {props.error && !isSubmitting && <Notice tone="danger">{props.error}</Notice>}
      <Form method="post" preventScrollReset className="grid gap-4">
        {props.children}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{props.cancel}</CancelButton>
          <SubmitButton tone="danger" pending={props.pending}>
            {props.confirm}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
