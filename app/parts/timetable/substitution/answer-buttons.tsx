import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import type { DescribedSubstitution } from "./describe.ts";

/** The buttons by which a tutor accepts or declines a lesson, each with one press. */
export function AnswerButtons(props: {
  of: DescribedSubstitution;
  labels: { accept: string; decline: string };
  /** The id of what distinguishes them from others. */
  describedBy?: string;
}) {
  const { of, labels, describedBy } = props;
  return (
    <div className="flex flex-wrap gap-3">
      <Answer action={`${of.page}/acceptance`} label={labels.accept} describedBy={describedBy} />
      {of.canDecline && (
        <Answer
          action={`${of.page}/decline`}
          label={labels.decline}
          describedBy={describedBy}
          tone="quiet"
        />
      )}
    </div>
  );
}

/** One button, which answers at once. */
export function Answer(props: {
  action: string;
  label: string;
  describedBy?: string | undefined;
  tone?: "quiet";
}) {
  const { action, label, describedBy, tone } = props;
  const isPending = useIsSubmitting(action);
  return (
    <Form method="post" action={action} preventScrollReset>
      <Button {...(tone && { tone })} pending={isPending} aria-describedby={describedBy}>
        {label}
      </Button>
    </Form>
  );
}
