import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { listFilters } from "#parts/office/list/filters.ts";
import { messages } from "./messages.ts";

/** Whose lessons are shown: tutors by what they teach. */
export const tutorFilters = listFilters.tutors.filter(({ name }) => name !== "status");

/** A form that keeps the week; its choices are in the address. */
export function Filters(props: {
  path: string;
  monday: string;
  /** The filters of the address. */
  chosen: Record<string, string>;
}) {
  const { path, monday, chosen } = props;
  return (
    <Form key={JSON.stringify(props)} className="flex flex-wrap items-end gap-3 print:hidden">
      <input type="hidden" name="week" value={monday} />
      <div className="min-w-40 grow basis-40 sm:max-w-64">
        <TextField label={messages.findTutor} name="q" type="search" defaultValue={chosen["q"]} />
      </div>
      {tutorFilters.map(({ name, label, any, choices }) => (
        <div key={name} className="min-w-36 basis-36">
          <SelectField
            label={label}
            name={name}
            choices={choices}
            placeholder={any ?? ""}
            defaultValue={chosen[name]}
          />
        </div>
      ))}
      <Button tone="quiet">{messages.show}</Button>
      {Object.keys(chosen).length > 0 && (
        <ButtonLink to={`${path}?week=${monday}`} tone="plain">
          {messages.clear}
        </ButtonLink>
      )}
    </Form>
  );
}
