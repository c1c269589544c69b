import { useRef, type ComponentProps, type ReactNode } from "react";
import { Form } from "react-router";
import { CancelButton, Dialog } from "#ui/dialog/dialog.tsx";
import { useDraft, type Draft } from "./draft.ts";
import { Notice } from "#ui/notice.tsx";
import { RestoredDraft } from "./restored-draft.tsx";

/**
 * A dialog with a form whose unsent values survive a reload (`useDraft`). Live updates wait while it
 * shows an answer.
 */
export function DraftDialog(props: {
  title: string;
  /** What the form is about, above it. */
  about?: string | null;
  /** The page behind the dialog, to which a successful save leads too. */
  closeTo: string;
  /** The account whose draft is kept. */
  owner: string;
  /** Says that a draft is shown. */
  words: Pick<ComponentProps<typeof RestoredDraft>, "text" | "discard">;
  /** Whether the server has answered the last submission. */
  isAnswered: boolean;
  error: string | null | undefined;
  cancel: string;
  /** The buttons beside Cancel. */
  buttons: ReactNode;
  className: string;
  /** The fields, filled from the draft where there is one. */
  children: (draft: Draft) => ReactNode;
}) {
  const { closeTo, isAnswered, error } = props;
  const form = useRef<HTMLFormElement>(null);
  const [savedPath = ""] = closeTo.split("?");
  const draft = useDraft(form, props.owner, savedPath, isAnswered);
  return (
    <Dialog title={props.title} closeTo={closeTo}>
      {props.about && <p className="text-muted">{props.about}</p>}
      {draft.values && !isAnswered && <RestoredDraft {...props.words} onDiscard={draft.discard} />}
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        onInput={(event) => draft.save(event.currentTarget)}
        className={props.className}
      >
        {props.children(draft)}
        {error && <Notice tone="danger">{error}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{props.cancel}</CancelButton>
          {props.buttons}
        </div>
      </Form>
    </Dialog>
  );
}
