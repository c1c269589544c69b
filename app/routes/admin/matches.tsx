import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import type { SubjectMatchesText } from "./describe-matches.ts";
import { openedFrom } from "./return-to.ts";

/**
 * The tutors for one subject of a student, each assigned in one press, with a first lesson or without.
 *
 * @param page the page to return to
 */
export function Matches(props: {
  subject: SubjectMatchesText;
  page: string;
  /** The level of its heading. */
  heading?: "h3" | "h4";
}) {
  const { subject, page, heading: Heading = "h4" } = props;
  const assign = openedFrom(page, "/admin-dashboard/assignments/new");
  const isAssigning = useIsSubmitting(assign);
  return (
    <Form
      method="post"
      action={assign}
      preventScrollReset
      aria-label={subject.label}
      className="grid gap-x-4 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)]"
    >
      <Heading className="font-medium sm:pt-2">{subject.name}</Heading>
      {Object.entries(subject.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {subject.empty && <p className="text-sm text-muted sm:pt-2">{subject.empty}</p>}
      <ul className="grid gap-3">
        {subject.tutors.map(({ id, name, reason, presses }) => (
          <li key={id} className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
            <div className="min-w-0 grow basis-48 wrap-anywhere">
              <p>{name}</p>
              <p className="text-sm text-muted">{reason}</p>
            </div>
            {presses.map(({ label, whom, ...button }) => (
              <Button key={label} tone="quiet" {...button} pending={isAssigning}>
                <span>
                  {label}
                  <span className="sr-only"> {whom}</span>
                </span>
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </Form>
  );
}
