import { Form } from "react-router";
import type { RequestInput } from "#domain/timetable/request.ts";
import { useAnswerFocus } from "#ui/kept/answer-focus.ts";
import { Button, SubmitButton } from "#ui/button.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import { ReaderTime } from "#parts/timetable/reader-time/reader-time.tsx";
import { EnterButton } from "#parts/timetable/booking/booking-notice.tsx";
import { Notice } from "#ui/notice.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { Card } from "#ui/card.tsx";
import type { DescribedLesson } from "./describe.ts";
import { LessonPage } from "./lesson-page.tsx";
import { messages } from "./messages.ts";

interface AskPageProps {
  lesson: DescribedLesson;
  answer:
    | {
        error: string;
        /** Those near the time that was asked for; null to offer those near the lesson. */
        freeTimes: DescribedLesson["freeTimes"] | null;
        values: RequestInput | undefined;
      }
    | undefined;
  /** The page's own address. */
  path: string;
  /** Where the lesson is listed. */
  backTo: string;
}

/** The page on which a family asks for another time for a lesson, or to cancel it. */
export function AskPage({ lesson, answer, path, backTo }: AskPageProps) {
  const { isLate, isTooLate, waiting } = lesson;
  const reason = useAnswerFocus<HTMLParagraphElement>();
  const mayAsk = !waiting && !isTooLate;
  return (
    <LessonPage title={messages.title} lesson={lesson} back={{ label: messages.back, to: backTo }}>
      {answer && (
        <Notice tone="danger">
          <p {...reason}>{answer.error}</p>
        </Notice>
      )}
      {waiting && <Waiting text={waiting} path={path} />}
      {!waiting && isTooLate && <Notice tone="caution">{messages.tooLate}</Notice>}
      {mayAsk && isLate && <Notice tone="caution">{messages.late}</Notice>}
      {mayAsk && (
        <AskForm freeTimes={answer?.freeTimes ?? lesson.freeTimes} values={answer?.values} />
      )}
    </LessonPage>
  );
}

function Waiting({ text, path }: { text: string; path: string }) {
  return (
    <>
      <Notice tone="success">{text}</Notice>
      <Form method="post" action={`${path}/withdrawal`}>
        <Button tone="quiet">{messages.withdraw}</Button>
      </Form>
    </>
  );
}

function AskForm(props: {
  freeTimes: DescribedLesson["freeTimes"];
  values: RequestInput | undefined;
}) {
  const { freeTimes, values } = props;
  const pending = useIsSubmitting();
  return (
    <Form method="post" noValidate className="grid grid-cols-1 gap-5">
      <EnterButton label={messages.move} />
      <p>{messages.intro}</p>
      <TextArea
        label={messages.reason}
        optional={messages.optional}
        name="reason"
        rows={2}
        defaultValue={values?.reason}
      />
      <Card id="another-time" aria-labelledby="another-time-title" className="gap-3">
        <h2 id="another-time-title" className="text-xl font-semibold">
          {messages.move}
        </h2>
        <p>{freeTimes.length > 0 ? messages.free : messages.noFree}</p>
        {freeTimes.length > 0 && (
          <ul className="grid gap-2 sm:grid-cols-2">
            {freeTimes.map(({ value, label }) => (
              <li key={value} className="grid">
                <Button tone="quiet" name="startsAt" value={value} pending={pending}>
                  <span>
                    {label}
                    <ReaderTime at={Date.parse(value)} isShort />
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {freeTimes.length > 0 && <p>{messages.other}</p>}
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label={messages.date} name="date" type="date" defaultValue={values?.date} />
          <TextField label={messages.time} name="time" type="time" defaultValue={values?.time} />
        </div>
        <p>
          <SubmitButton pending={messages.asking}>{messages.move}</SubmitButton>
        </p>
      </Card>
      <Card id="cancel" aria-labelledby="cancel-title" className="gap-3">
        <h2 id="cancel-title" className="text-xl font-semibold">
          {messages.cancel}
        </h2>
        <p>{messages.cancelText}</p>
        <p>
          <Button tone="quiet" name="kind" value="cancel" pending={pending}>
            {messages.cancel}
          </Button>
        </p>
      </Card>
    </Form>
  );
}
