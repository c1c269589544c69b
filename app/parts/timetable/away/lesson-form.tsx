import { Form } from "react-router";
import type { TimeOffReason } from "#domain/timetable/time-off.ts";
import type { TimeOffDays } from "#domain/timetable/week/days.ts";
import { TimeOffReasonField } from "#parts/timetable/time-off/reason-field.tsx";
import { SubmitButton } from "#ui/button.tsx";
import { cardClass } from "#ui/card.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { DealAnswer } from "./deal.ts";
import type { DescribedDesk } from "./describe-desk.ts";
import { messages } from "./messages.ts";

/** The lessons of a desk, each with its ways out, and the button that carries all of them out. */
export function LessonForm(props: {
  desk: DescribedDesk;
  /** Of time off; null for a holiday. */
  days: TimeOffDays | null;
  /** The usual reason of time off that is saved too; null where there is none to save. */
  toSave: TimeOffReason | null;
  /** What families read of a cancellation, if nobody types something else. */
  usualReason: string;
  answer: DealAnswer | undefined;
}) {
  const { desk, days, toSave, usualReason, answer } = props;
  const { lessons } = desk;
  const changes = toSave ? messages.save : messages.change;
  const submit = lessons.length > 0 ? changes : messages.saveDays;
  return (
    <Form method="post" noValidate preventScrollReset className="grid max-w-3xl gap-4">
      {Object.entries(days ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {desk.intro ? (
        <p className="text-sm text-muted">{desk.intro}</p>
      ) : (
        <p>{messages.noLessons}</p>
      )}
      {lessons.map(({ id, name, when, refusal, declined, ways }) => (
        <div key={id} className={`${cardClass} grid gap-2 p-4 wrap-anywhere`}>
          <input type="hidden" name="lesson" value={id} />
          {refusal && <Notice tone="danger">{refusal}</Notice>}
          {declined && <Notice tone="caution">{declined}</Notice>}
          <SelectField
            label={name}
            hint={when}
            name={`way-${id}`}
            choices={ways}
            defaultValue={ways[0]?.id}
          />
        </div>
      ))}
      {toSave && <TimeOffReasonField name="why" defaultValue={toSave} />}
      {lessons.length > 0 && (
        <TextField
          label={messages.reason}
          name="reason"
          hint={messages.reasonHint}
          autoComplete="off"
          defaultValue={answer?.reason ?? usualReason}
          invalid={answer?.isReason}
        />
      )}
      {answer && <Notice tone="danger">{answer.error}</Notice>}
      {(lessons.length > 0 || toSave) && (
        <div>
          <SubmitButton pending={messages.saving}>{submit}</SubmitButton>
        </div>
      )}
    </Form>
  );
}
