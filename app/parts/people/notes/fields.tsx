import type { NoteInput } from "#domain/people/staff-note.ts";
import { fieldProps } from "#ui/field-props.ts";
import { SelectField, TextArea, TextField } from "#ui/field.tsx";
import { FoldedFields } from "#ui/folded.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages } from "./messages.ts";
import type { NoteRefusal } from "./read-note.ts";

/** The fields of a note, with those that make it a promise folded where it is none. */
export function NoteFields(props: {
  label: string;
  hint?: string;
  rows: number;
  /** As it is stored. */
  note?: NoteInput;
  /** Who may keep a promise. */
  keepers: { id: string; name: string }[];
  refusal: NoteRefusal | undefined;
}) {
  const { refusal } = props;
  const values = refusal?.typed ?? props.note;
  const field = fieldProps(values, refusal?.field);
  return (
    <>
      <TextArea label={props.label} hint={props.hint} rows={props.rows} {...field("text")} />
      <FoldedFields title={messages.promise} isOpen={Boolean(values?.date || values?.time)}>
        <p className="text-sm text-muted">{messages.promiseHint}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField label={messages.date} type="date" {...field("date")} />
          <TextField label={messages.time} type="time" {...field("time")} />
          <SelectField
            label={messages.owner}
            choices={props.keepers}
            placeholder={messages.anybody}
            {...field("owner")}
          />
        </div>
      </FoldedFields>
      {refusal && <Notice tone="danger">{refusal.error}</Notice>}
    </>
  );
}
