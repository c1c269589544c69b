import { languageOfText } from "#content/shared/language-of-text.ts";
import { Form } from "react-router";
import { Button, SubmitButton } from "#ui/button.tsx";
import { TextArea } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { confirmedName } from "#parts/timetable/booking/booking-fields.ts";
import type { DescribedRequest } from "./describe.ts";
import { FactList } from "./fact-list.tsx";
import { answerMessages as messages } from "./answer-messages.ts";

interface AnswerPartProps {
  request: DescribedRequest;
  refusal:
    | {
        error: string;
        reason: string;
        /** What pressing again confirms; null for nothing. */
        confirms: string | null;
      }
    | undefined;
}

/** A family's request with the two buttons that answer it, or how it ended. */
export function AnswerPart({ request, refusal }: AnswerPartProps) {
  const pending = useIsSubmitting();
  const { facts, reason, late, ended } = request;
  const all = [...facts, ...(reason ? [[messages.reason, reason] as const] : [])];
  return (
    <div className="grid grid-cols-1 gap-5 wrap-anywhere">
      <PageTitle size="growing" lang={languageOfText(request.title)}>
        {request.title}
      </PageTitle>
      <p className="text-muted">{[request.askedBy, late].filter(Boolean).join(" · ")}</p>
      <FactList facts={all} />
      {refusal && <Notice tone="danger">{refusal.error}</Notice>}
      {ended ? (
        <Notice tone="success">{ended}</Notice>
      ) : (
        <Form method="post" noValidate className="grid grid-cols-1 gap-4">
          {refusal && refusal.confirms !== null && (
            <input type="hidden" name={confirmedName} value={refusal.confirms} />
          )}
          <p>{request.until}</p>
          <TextArea
            label={messages.yourReason}
            optional={messages.optional}
            name="reason"
            rows={2}
            defaultValue={refusal?.reason}
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton name="answer" value="accepted" pending={messages.saving}>
              {messages.accept}
            </SubmitButton>
            <Button tone="quiet" name="answer" value="declined" pending={pending}>
              {messages.decline}
            </Button>
          </div>
        </Form>
      )}
    </div>
  );
}
