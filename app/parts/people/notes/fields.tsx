import type { NoteInput } from "#domain/people/staff-note.ts";
import { fieldProps } from "#ui/field-props.ts";
import { SelectField, TextArea, TextField } from "#ui/field.tsx";
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
      <details open={Boolean(values?.date || values?.time)}>
        <summary className="min-h-11 w-fit cursor-pointer content-center text-link">
          {messages.promise}
        </summary>
        <p className="mb-3 text-sm text-muted">{messages.promiseHint}</p>
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
      </details>
      {refusal && <Notice tone="danger">{refusal.error}</Notice>}
    </>
  );
}
