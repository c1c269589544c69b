import type { ReactNode } from "react";
import { Form } from "react-router";
import { SubmitButton } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { messages } from "./dialog-messages.ts";

/** A dialog over an enquiry's page, which posts to its own URL. */
export function FormDialog(props: {
  title: string;
  save: string;
  closeTo: string;
  error: string | undefined;
  children: ReactNode;
}) {
  const { title, save, closeTo, error, children } = props;
  const isSubmitting = useIsSubmitting();
  return (
    <Dialog title={title} closeTo={closeTo} isPending={isSubmitting}>
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        {children}
        {error && !isSubmitting && <Notice tone="danger">{error}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{messages.cancel}</CancelButton>
          <SubmitButton pending={messages.saving}>{save}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
