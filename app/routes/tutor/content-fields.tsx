import type { ContentField, ContentInput, ContentKind } from "#domain/content.ts";
import { TextArea, TextField } from "#ui/field.tsx";
import { messages } from "./content-messages.ts";
import { UrlField } from "./url-field.tsx";

/** The fields of the add and edit dialogs (§5): date and time for live sessions only. */
export function ContentFields(props: {
  kind: ContentKind;
  typed: Partial<ContentInput> | undefined;
  field: ContentField | null;
}) {
  const { kind, typed, field } = props;
  return (
    <>
      <TextField
        label={messages.fieldTitle}
        name="title"
        defaultValue={typed?.title}
        invalid={field === "title"}
      />
      <TextArea
        label={messages.description}
        name="description"
        defaultValue={typed?.description}
        invalid={field === "description"}
      />
      <UrlField kind={kind} typed={typed?.url ?? ""} invalid={field === "url"} />
      {kind === "live-session" && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={messages.date}
            name="date"
            type="date"
            defaultValue={typed?.date}
            invalid={field === "date"}
          />
          <TextField
            label={messages.time}
            hint={messages.timeHint}
            name="time"
            type="time"
            defaultValue={typed?.time}
            invalid={field === "time"}
          />
        </div>
      )}
    </>
  );
}
