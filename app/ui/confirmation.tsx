import { Form } from "react-router";
import { Button } from "./button.tsx";
import { CancelButton, Dialog } from "./dialog.tsx";
import { Notice } from "./notice.tsx";
import { useSending } from "./pending.ts";

/**
 * Asks before a deletion or the like; confirmed, it posts to its own URL and is out of the way at once. It
 * comes back with the reason when the deletion fails.
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
}) {
  const isSent = useSending();
  return (
    <Dialog title={props.title} closeTo={props.closeTo} isAway={isSent}>
      <p>{props.question}</p>
      {props.detail && <p className="text-muted">{props.detail}</p>}
      {props.error && !isSent && <Notice tone="danger">{props.error}</Notice>}
      <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-3">
        <CancelButton>{props.cancel}</CancelButton>
        <Button tone="danger" pending={isSent}>
          {isSent ? props.pending : props.confirm}
        </Button>
      </Form>
    </Dialog>
  );
}
