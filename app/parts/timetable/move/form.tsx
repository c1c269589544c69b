import { Form } from "react-router";
import { SubmitButton } from "#ui/button.tsx";
import { CancelButton } from "#ui/dialog/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { BookingNotice, EnterButton } from "#parts/timetable/booking/booking-notice.tsx";
import { ScopeField } from "#parts/teaching/content/scope-field.tsx";
import type { describeMovable, MoveAnswer } from "./answer.ts";
import { messages } from "./messages.ts";

/** The form of a dialog that chooses a lesson's time: moves it, and others of its series, or plans one. */
export function MoveForm(props: {
  lesson: Omit<ReturnType<typeof describeMovable>, "at">;
  answer: MoveAnswer | undefined;
  /** Of its button; those of a move by default. */
  labels?: { submit: string; submitting: string };
}) {
  const { lesson, answer } = props;
  const { submit, submitting } = props.labels ?? {
    submit: messages.move,
    submitting: messages.moving,
  };
  const { date, time } = answer?.typed ?? lesson;
  const booking = answer?.booking;
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-4">
      {booking && <EnterButton label={submit} />}
      <input type="hidden" name="was" value={lesson.was} />
      <div className="grid gap-4 sm:grid-cols-2" key={`${date} ${time}`}>
        <TextField
          label={messages.date}
          name="date"
          type="date"
          defaultValue={date}
          invalid={answer?.field === "date"}
        />
        <TextField
          label={messages.time}
          name="time"
          type="time"
          hint={messages.timeHint}
          defaultValue={time}
          invalid={answer?.field === "time"}
        />
      </div>
      {lesson.isOver && <p className="text-sm text-muted">{messages.moveLate}</p>}
      {answer?.error === null && <Notice tone="caution">{messages.question}</Notice>}
      {lesson.hasScope && <ScopeField chosen={answer?.scope ?? "this"} hint={messages.scopeHint} />}
      {booking && <BookingNotice booking={booking} />}
      {answer?.error && !booking && <Notice tone="danger">{answer.error}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton>{messages.cancel}</CancelButton>
        <SubmitButton pending={submitting}>{submit}</SubmitButton>
      </div>
    </Form>
  );
}
