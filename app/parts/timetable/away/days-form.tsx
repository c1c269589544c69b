import { Form } from "react-router";
import type { TimeOffDays } from "#domain/timetable/week/days.ts";
import { TimeOffFields } from "#parts/timetable/time-off/fields.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { messages } from "./messages.ts";

/** Chooses the time of a desk, with links to some days. */
export function DaysForm(props: {
  typed: TimeOffDays;
  error: string | null;
  /** The field with a problem. */
  field: keyof TimeOffDays | null;
  links: readonly { label: string; to: string }[];
}) {
  const { typed, error, field, links } = props;
  return (
    <>
      <Form className="flex max-w-3xl flex-wrap items-end gap-3" preventScrollReset>
        <TimeOffFields key={Object.values(typed).join(" ")} values={typed} invalid={field} />
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
