import { Form } from "react-router";
import type { TimeOffReason } from "#domain/timetable/time-off.ts";
import type { TimeOffInput } from "#domain/timetable/week/days.ts";
import { TimeOffReasonField } from "#parts/timetable/time-off/reason-field.tsx";
import { Button } from "#ui/button.tsx";
import { fieldProps } from "#ui/field-props.ts";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { messages } from "./messages.ts";

const address = "/account/hours/time-off";

/** Why time off was refused. */
export interface TimeOffRefusal {
  error: string;
  field: keyof TimeOffInput | null;
  /** As submitted; undefined where it was kept in the browser. */
  values: TimeOffInput | undefined;
  reason: TimeOffReason | null;
}

/** The form for further days off, on the page of hours and on its own. */
export function TimeOffForm({ refusal }: { refusal: TimeOffRefusal | undefined }) {
  const isSubmitting = useIsSubmitting(address);
  const field = fieldProps(refusal?.values, refusal?.field);
  return (
    <Form method="post" action={address} noValidate className="grid grid-cols-1 gap-4">
      <div className="grid max-w-md gap-4 sm:grid-cols-2">
        <TextField label={messages.firstDay} type="date" {...field("firstDay")} />
        <TextField label={messages.lastDay} type="date" {...field("lastDay")} />
        <TimeOffReasonField name="reason" defaultValue={refusal?.reason ?? "leave"} />
      </div>
      {refusal && <Notice tone="danger">{refusal.error}</Notice>}
      <Button tone="quiet" pending={isSubmitting} className="justify-self-start">
        {isSubmitting ? messages.adding : messages.add}
      </Button>
    </Form>
  );
}
