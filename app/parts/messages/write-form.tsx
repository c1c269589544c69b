import { messageLength } from "#domain/messages/message.ts";
import { SubmitButton } from "#ui/button.tsx";
import { useDraft } from "#ui/draft/draft.ts";
import { RestoredDraft } from "#ui/draft/restored-draft.tsx";
import { TextArea } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useRef, useState } from "react";
import { Form } from "react-router";
import { messages } from "./messages.ts";
import type { WriteRefusal } from "./write-action.ts";

interface WriteFormProps {
  form: {
    /** Of the next message. */
    clientId: string;
    /** Of the messages of one's own that are shown. */
    ownIds: readonly string[];
    /** How long a message may be. */
    limit: string;
  };
  path: string;
  owner: string;
  refusal: WriteRefusal | undefined;
}

/**
 * The form of a message. It keeps its id until the message is in the line, whatever became of the answer:
 * a form that is sent again is the same message. Then it is another form, which is empty.
 */
export function WriteForm(props: WriteFormProps) {
  const { clientId, ownIds } = props.form;
  const [id, setId] = useState(clientId);
  if (ownIds.includes(id) && id !== clientId) setId(clientId);
  return <Fields key={id} {...props} id={id} />;
}

function Fields({ form: words, path, owner, refusal, id }: WriteFormProps & { id: string }) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, owner, path, refusal?.text !== undefined);
  const flags = refusal?.flags ?? [];
  return (
    <Form
      ref={form}
      id="write"
      method="post"
      noValidate
      preventScrollReset
      onInput={(event) => draft.save(event.currentTarget)}
      className="grid scroll-mt-[45vh] grid-cols-1 gap-3 print:hidden"
    >
      <input type="hidden" name="clientId" value={id} />
      {draft.values && refusal?.text === undefined && (
        <RestoredDraft text={messages.draft} discard={messages.discard} onDiscard={draft.discard} />
      )}
      {refusal && <Notice tone={flags.length > 0 ? "caution" : "danger"}>{refusal.error}</Notice>}
      {flags.map((flag) => (
        <input key={flag} type="hidden" name="confirmed" value={flag} />
      ))}
      <TextArea
        key={draft.version}
        label={messages.label}
        name="text"
        maxLength={messageLength}
        rows={3}
        hint={words.limit}
        defaultValue={refusal?.text ?? draft.values?.["text"]?.[0] ?? ""}
      />
      <p>
        <SubmitButton pending={messages.sending}>
          {flags.length > 0 ? messages.sendAnyway : messages.send}
        </SubmitButton>
      </p>
    </Form>
  );
}
