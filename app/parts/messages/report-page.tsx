import { reviewTextLength } from "#domain/messages/review.ts";
import { Typed } from "#shell/typed.tsx";
import { SubmitButton } from "#ui/button.tsx";
import { TextArea } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Form } from "react-router";
import { messages } from "./messages.ts";

/** The page on which somebody reports a message to the staff. */
export function ReportPage(props: {
  message: { who: string; when: string; text: string | null };
  refusal: { error: string; reason: string | undefined } | undefined;
  backTo: string;
  heading?: "h1" | "h2";
}) {
  const { message, refusal, backTo, heading = "h1" } = props;
  return (
    <div className="grid grid-cols-1 gap-4 wrap-anywhere">
      <PageTitle as={heading} size="growing">
        {messages.reportTitle}
      </PageTitle>
      <blockquote className="border-l-4 border-edge pl-4">
        <p className="text-sm text-muted">
          {message.who} · {message.when}
        </p>
        <Typed as="p" className="whitespace-pre-line">
          {message.text ?? messages.withdrawn}
        </Typed>
      </blockquote>
      <p>{messages.reportIntro}</p>
      <Form method="post" noValidate className="grid grid-cols-1 gap-3">
        {refusal && <Notice tone="danger">{refusal.error}</Notice>}
        <TextArea
          label={messages.reason}
          name="reason"
          rows={4}
          maxLength={reviewTextLength}
          defaultValue={refusal?.reason}
        />
        <p>
          <SubmitButton pending={messages.sending}>{messages.sendReport}</SubmitButton>
        </p>
      </Form>
      <TextLink to={backTo}>{messages.back}</TextLink>
    </div>
  );
}
