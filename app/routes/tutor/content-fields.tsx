import { Fragment, type ReactNode } from "react";
import {
  fieldsOf,
  inputsOf,
  isOptional,
  type ContentInput,
  type ContentInputName,
  type ContentKind,
} from "#domain/content.ts";
import { TextArea, TextField } from "#ui/field.tsx";
import { labels, messages } from "../content-messages.ts";
import { LengthField } from "../length-field.tsx";
import { UrlField } from "../url-field.tsx";

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
};

/** The inputs of the add and edit dialogs (§5); those of one field stand side by side. */
export function ContentFields(props: {
  kind: ContentKind;
  typed: Partial<ContentInput> | undefined;
  /** The input with a problem. */
  invalid: ContentInputName | null;
}) {
  const { kind, typed, invalid } = props;
  return fieldsOf(kind).map((field) => {
    const inputs = inputsOf(field).map((name) => {
      const input = {
        name,
        label: labels[name],
        optional: isOptional(kind, name) ? messages.optional : undefined,
        defaultValue: typed?.[name],
        invalid: invalid === name,
      };
      return <Fragment key={name}>{controls[name](input, kind)}</Fragment>;
    });
    return inputs.length === 1 ? (
      inputs[0]
    ) : (
      <div key={field} className="grid gap-4 sm:grid-cols-2">
        {inputs}
      </div>
    );
  });
}
