import { Form } from "react-router";
import type { OnlineInput } from "#domain/fees/gateway/online.ts";
import { SubmitButton, buttonClass } from "#ui/button.tsx";
import { fieldProps } from "#ui/field-props.ts";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { messages } from "./messages.ts";

/** What was refused of a payment through the gateway. */
export interface PayAnswer {
  error?: string | undefined;
  field?: keyof OnlineInput | undefined;
  values?: OnlineInput | undefined;
}

/** The page on which a family pays an amount through the gateway. @param back the page of fees, with the other ways to pay */
export function PayPage(props: {
  amount: string;
  shown: string;
  answer: PayAnswer | undefined;
  back: string;
}) {
  const { amount, shown, answer, back } = props;
  const field = fieldProps(answer?.values ?? { amount }, answer?.field);
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <div className="grid gap-4">
        <p className="text-muted">{messages.text(shown)}</p>
        <Form method="post" noValidate className="grid gap-4">
          <TextField
            label={messages.amount}
            hint={messages.amountHint(shown)}
            inputMode="decimal"
            {...field("amount")}
          />
          {answer?.error && <Notice tone="danger">{answer.error}</Notice>}
          <SubmitButton className="justify-self-start" pending={messages.opening}>
            {messages.pay}
          </SubmitButton>
        </Form>
        <a href={back} className={`${buttonClass("quiet")} justify-self-start`}>
          {messages.otherWays}
        </a>
      </div>
    </>
  );
}
