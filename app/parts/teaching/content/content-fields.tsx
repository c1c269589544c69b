import type { ReactNode } from "react";
import {
  fieldsOf,
  inputsOf,
  isOptional,
  laterFields,
  type ContentInput,
  type ContentInputName,
} from "#domain/teaching/content.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import { TextArea, TextField } from "#ui/field.tsx";
import { labels, messages } from "./content-messages.ts";
import { LengthField } from "#parts/timetable/length-field.tsx";
import { UrlField } from "./url-field.tsx";

interface InputProps {
  name: ContentInputName;
  label: string;
  optional: string | undefined;
  defaultValue: string | undefined;
  invalid: boolean;
}

const controls: Record<ContentInputName, (props: InputProps, kind: ContentKind) => ReactNode> = {
  title: (props) => <TextField {...props} />,
  description: (props) => <TextArea {...props} />,
  url: (props, kind) => (
    <UrlField
      {...props}
      placeholder={kind === "exam" ? messages.examUrlPlaceholder : messages.urlPlaceholder}
    />
  ),
  date: (props) => <TextField {...props} type="date" />,
  time: (props) => <TextField {...props} type="time" hint={messages.timeHint} />,
  minutes: (props) => <LengthField {...props} />,
  mark: (props) => <TextField {...props} inputMode="decimal" />,
  outOf: (props) => <TextField {...props} inputMode="decimal" />,
};

/** The inputs that stand side by side. */
const halfWidthInputs: readonly ContentInputName[] = ["date", "time", "mark", "outOf"];

/** The inputs of the add and edit dialogs (§5). */
export function ContentFields(props: {
  kind: ContentKind;
  /** Whether the item is not published yet. */
  isNew: boolean;
  typed: Partial<ContentInput> | undefined;
  /** The input with a problem. */
  invalid: ContentInputName | null;
}) {
  const { kind, isNew, typed, invalid } = props;
  const names = fieldsOf(kind)
    .filter((field) => !isNew || !laterFields.includes(field))
    .flatMap(inputsOf);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {names.map((name) => {
        const input = {
          name,
          label: labels[name],
          optional: isOptional(kind, name) ? messages.optional : undefined,
          defaultValue: typed?.[name],
          invalid: invalid === name,
        };
        return (
          <div key={name} className={halfWidthInputs.includes(name) ? undefined : "sm:col-span-2"}>
            {controls[name](input, kind)}
          </div>
        );
      })}
    </div>
  );
}
