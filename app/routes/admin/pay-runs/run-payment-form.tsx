import { Form } from "react-router";
import type { RunPaymentInput } from "#domain/fees/pay-run.ts";
import { SubmitButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { fieldProps, type FormRefusal } from "#ui/field-props.ts";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { messages } from "./messages.ts";

/** Says that a run was paid. Days are YYYY-MM-DD, in India. */
export function RunPaymentForm(props: {
  today: string;
  /** When the run was made. */
  made: string;
  refusal: FormRefusal<RunPaymentInput> | null;
  /** Where it is taken back. */
  reversal: string;
}) {
  const { today, made, refusal, reversal } = props;
  const field = fieldProps(refusal?.values ?? { day: today, reference: "" }, refusal?.field);
  return (
    <Card className="max-w-xl gap-4 print:hidden">
      <Form method="post" noValidate className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={messages.day} type="date" min={made} max={today} {...field("day")} />
          <TextField
            label={messages.reference}
            optional={messages.optional}
            {...field("reference")}
          />
        </div>
        {refusal && <Notice tone="danger">{refusal.error}</Notice>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton pending={messages.marking}>{messages.markPaid}</SubmitButton>
          <span className="text-sm text-muted">{messages.paidText}</span>
        </div>
      </Form>
      <TextLink to={reversal} className="justify-self-start">
        {messages.takeBack}
      </TextLink>
    </Card>
  );
}
