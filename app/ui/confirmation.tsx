import { Form, useNavigation } from "react-router";
import { Button } from "./button.tsx";
import { CancelButton, Dialog } from "./dialog.tsx";
import { Notice } from "./notice.tsx";

/** Asks before a deletion; confirmed, it posts to its own URL. */
export function Confirmation(props: {
  title: string;
  question: string;
  detail?: string | undefined;
  error?: string | undefined;
  confirm: string;
  pending: string;
  cancel: string;
  closeTo: string;
}) {
  const busy = useNavigation().state !== "idle";
  return (
    <Dialog title={props.title} closeTo={props.closeTo}>
      <p>{props.question}</p>
      {props.detail && <p className="text-muted">{props.detail}</p>}
      {props.error && <Notice tone="danger">{props.error}</Notice>}
      <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-3">
        <CancelButton>{props.cancel}</CancelButton>
        <Button tone="danger" disabled={busy}>
          {busy ? props.pending : props.confirm}
        </Button>
      </Form>
    </Dialog>
  );
}
