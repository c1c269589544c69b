import { Form } from "react-router";
import { SubmitButton } from "#ui/button.tsx";
import { Notice, noticeClass } from "#ui/notice.tsx";
import { Card, cardClass } from "#ui/card.tsx";
import { LessonPage } from "#parts/timetable/request/lesson-page.tsx";
import { Report } from "#parts/lessons/report/report.tsx";
import { messages as homeworkMessages } from "#parts/homework/messages.ts";
import { textLinkClass } from "#ui/text-link.tsx";
import { Typed } from "#shell/typed.tsx";
import type { DescribedOutcome } from "./describe.ts";
import { messages } from "./messages.ts";

/** The page on which a family reads how a lesson turned out, and may say that it did not take place. */
export function OutcomePage(props: {
  lesson: DescribedOutcome;
  error: string | undefined;
  /** Where the lesson is listed. */
  backTo: string;
  /** The folder of the reader's homework. */
  homework: string;
}) {
  const { report, said, decision, dispute } = props.lesson;
  return (
    <LessonPage
      title={messages.title}
      lesson={props.lesson}
      back={{ label: messages.back, to: props.backTo }}
    >
      {said.length > 0 && (
        <div className={noticeClass("caution")}>
          {said.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{messages.waits}</p>
        </div>
      )}
      {decision && (
        <div className={`${cardClass} grid gap-1 p-4`}>
          <p className="font-medium">{decision.title}</p>
          <Typed as="p" className="whitespace-pre-line">
            {decision.reason}
          </Typed>
        </div>
      )}
      {report && (
        <Card className="gap-3">
          <h2 className="text-xl font-semibold">{messages.report}</h2>
          <Report of={report} />
          {props.lesson.homeworkId && (
            <a href={`${props.homework}/${props.lesson.homeworkId}`} className={textLinkClass}>
              {homeworkMessages.open}
            </a>
          )}
        </Card>
      )}
      {props.error && <Notice tone="danger">{props.error}</Notice>}
      {dispute && (
        <Card className="gap-3">
          <h2 className="text-xl font-semibold">{messages.disputeTitle}</h2>
          <p id="dispute-text">{dispute}</p>
          <Form method="post">
            <SubmitButton tone="quiet" aria-describedby="dispute-text" pending={messages.saying}>
              {messages.dispute}
            </SubmitButton>
          </Form>
        </Card>
      )}
    </LessonPage>
  );
}
