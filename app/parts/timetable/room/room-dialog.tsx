import { Form } from "react-router";
import { SubmitButton } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages } from "./messages.ts";
import type { RoomRefusal } from "./read-room.ts";

/** The dialog that chooses where a tutor's lessons are held. */
export function RoomDialog(props: {
  title: string;
  closeTo: string;
  url: string;
  refusal: RoomRefusal | undefined;
}) {
  return (
    <Dialog title={props.title} closeTo={props.closeTo}>
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        <p>{messages.text}</p>
        <TextField
          label={messages.url}
          name="url"
          type="url"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          hint={messages.hint}
          defaultValue={props.refusal?.typed ?? props.url}
          invalid={props.refusal?.isInvalid}
        />
        {props.refusal && <Notice tone="danger">{props.refusal.error}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{messages.cancel}</CancelButton>
          <SubmitButton pending={messages.saving}>{messages.save}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
