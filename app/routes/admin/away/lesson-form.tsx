import { Form } from "react-router";
import type { DayRange } from "#domain/timetable/planning.ts";
import { TimeOffReasonField } from "#parts/timetable/time-off/reason-field.tsx";
import { Button } from "#ui/button.tsx";
import { cardClass } from "#ui/card.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import type { Desk } from "./describe-desk.ts";
import { messages } from "./messages.ts";

/** The lessons of the days, each with its ways out, and the button that carries all of them out. */
export function LessonForm(props: {
  desk: Desk;
  days: DayRange;
  answer: { error: string; isReason: boolean; reason: string | undefined } | undefined;
}) {
  const { desk, days, answer } = props;
  const isSaving = useIsSubmitting();
  const { lessons } = desk;
  const save = lessons.length > 0 ? messages.save : messages.saveDays;
  return (
    <Form method="post" noValidate preventScrollReset className="grid max-w-3xl gap-4">
      <input type="hidden" name="firstDay" value={days.firstDay} />
      <input type="hidden" name="lastDay" value={days.lastDay} />
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
      {!desk.saved && <TimeOffReasonField name="why" defaultValue="ill" />}
      {lessons.length > 0 && (
        <TextField
          label={messages.reason}
          name="reason"
          hint={messages.reasonHint}
          autoComplete="off"
          defaultValue={answer?.reason ?? desk.reason}
          invalid={answer?.isReason}
        />
      )}
      {answer && <Notice tone="danger">{answer.error}</Notice>}
      {(lessons.length > 0 || !desk.saved) && (
        <div>
          <Button pending={isSaving}>{isSaving ? messages.saving : save}</Button>
        </div>
      )}
    </Form>
  );
}
