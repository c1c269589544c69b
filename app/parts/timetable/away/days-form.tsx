import { Form } from "react-router";
import type { DayRange } from "#domain/timetable/planning.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { messages } from "./messages.ts";

/** Chooses the days of a desk, with links to some days. */
export function DaysForm(props: {
  days: DayRange;
  error: string | null;
  /** The field with a problem. */
  field: keyof DayRange | null;
  links: readonly { label: string; to: string }[];
}) {
  const { days, error, field, links } = props;
  const labels = { firstDay: messages.firstDay, lastDay: messages.lastDay };
  return (
    <>
      <Form className="flex max-w-3xl flex-wrap items-end gap-3" preventScrollReset>
        {(["firstDay", "lastDay"] as const).map((name) => (
          <TextField
            key={`${name} ${days[name]}`}
            label={labels[name]}
            name={name}
            type="date"
            defaultValue={days[name]}
            invalid={field === name}
          />
        ))}
        <Button tone="quiet">{messages.show}</Button>
        {links.map(({ label, to }) => (
          <TextLink key={to} to={to} preventScrollReset>
            {label}
          </TextLink>
        ))}
      </Form>
      {error && <Notice tone="danger">{error}</Notice>}
    </>
  );
}
