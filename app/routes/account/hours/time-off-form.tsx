import { Form } from "react-router";
import type { TimeOffReason } from "#domain/timetable/time-off.ts";
import type { TimeOffDays } from "#domain/timetable/week/days.ts";
import { TimeOffFields } from "#parts/timetable/time-off/fields.tsx";
import { TimeOffReasonField } from "#parts/timetable/time-off/reason-field.tsx";
import { SubmitButton } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages } from "./messages.ts";

const address = "/account/hours/time-off";

/** Why time off was refused. */
export interface TimeOffRefusal {
  error: string;
  field: keyof TimeOffDays | null;
  /** As submitted; undefined where it was kept in the browser. */
  values: TimeOffDays | undefined;
  reason: TimeOffReason | null;
}

/** The form for further time off, on the page of hours and on its own. */
export function TimeOffForm({ refusal }: { refusal: TimeOffRefusal | undefined }) {
  return (
    <Form method="post" action={address} noValidate className="grid grid-cols-1 gap-4">
      <TimeOffFields values={refusal?.values} invalid={refusal?.field} />
      <div className="max-w-md">
        <TimeOffReasonField name="reason" defaultValue={refusal?.reason ?? "leave"} />
      </div>
      {refusal && <Notice tone="danger">{refusal.error}</Notice>}
      <SubmitButton
        tone="quiet"
        className="justify-self-start"
        action={address}
        pending={messages.adding}
      >
        {messages.add}
      </SubmitButton>
    </Form>
  );
}
