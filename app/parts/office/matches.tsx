import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { Typed } from "#shell/typed.tsx";
import type { SubjectMatchesText } from "./describe-matches.ts";

/**
 * The tutors for one subject of a student, each assigned in one press: with weekly lessons, with a
 * first one, or without.
 *
 * @param to the address of the dialog that assigns, over the page to return to
 */
export function Matches(props: {
  subject: SubjectMatchesText;
  to: string;
  /** The level of its heading. */
  heading?: "h3" | "h4";
}) {
  const { subject, to, heading: Heading = "h4" } = props;
  const isAssigning = useIsSubmitting(to);
  return (
    <Form
      method="post"
      action={to}
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
        {subject.tutors.map(({ id, name, reason, assign, plans }) => (
          <li key={id} className="flex flex-wrap gap-x-6 gap-y-2">
            <div className="flex min-w-0 basis-full items-center justify-between gap-3">
              <div className="min-w-0 wrap-anywhere">
                <Typed as="p">{name}</Typed>
                <p className="text-sm text-muted">{reason}</p>
              </div>
              <Press {...assign} pending={isAssigning} />
            </div>
            {plans.map(({ title, presses }) => (
              <div key={title} className="flex flex-wrap items-center gap-2">
                <span className="text-sm">{title}</span>
                {presses.map((press) => (
                  <Press key={press.value} {...press} pending={isAssigning} />
                ))}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Form>
  );
}

function Press(props: {
  name: string;
  value: string;
  label: string;
  whom: string;
  pending: boolean;
}) {
  const { label, whom, ...button } = props;
  return (
    <Button tone="quiet" {...button}>
      <span>
        {label}
        <span className="sr-only"> {whom}</span>
      </span>
    </Button>
  );
}
