import { Form } from "react-router";
import { SubmitButton, buttonClass } from "#ui/button.tsx";
import { Card, cardClass } from "#ui/card.tsx";
import { CopyField } from "#ui/credentials/copy-field.tsx";
import { Empty } from "#ui/empty.tsx";
import { fieldProps } from "#ui/field-props.ts";
import { TextField } from "#ui/field.tsx";
import { Folded, FoldedFields } from "#ui/folded.tsx";
import { Notice } from "#ui/notice.tsx";
import { textLinkClass } from "#ui/text-link.tsx";
import { QrPicture } from "#parts/shared/qr-picture.tsx";
import { Pages } from "#parts/shared/paged/pages.tsx";
import { typed } from "#shell/typed.tsx";
import type { ClaimInput } from "#domain/fees/claim.ts";
import { DocumentList } from "../documents/list.tsx";
import { PayCard, type OnlineWay } from "../online/pay-card.tsx";
import { amountLine } from "../amount-line.ts";
import type { DescribedFees } from "./describe.ts";
import { messages } from "./messages.ts";

/** What was refused of a claim, or that it was taken. */
export interface ClaimAnswer {
  error?: string | undefined;
  field?: keyof ClaimInput | undefined;
  values?: ClaimInput | undefined;
}

/** What a family owes, how it pays, and one line for each lesson and payment. */
export function FeesPage(props: {
  fees: DescribedFees;
  answer: ClaimAnswer | undefined;
  /** Whether the page says that the claim was taken. */
  isSent: boolean;
  online?: OnlineWay;
  pages: { previous: string | null; next: string | null };
}) {
  const { fees, answer, isSent, online, pages } = props;
  return (
    <>
      <Card className="gap-3">
        <p className="text-2xl font-semibold tabular-nums">{fees.balance}</p>
        {fees.shared && (
          <div className="grid gap-1 text-muted">
            <p>{typed(fees.shared.text)}</p>
            {fees.shared.sum && <p className="tabular-nums">{fees.shared.sum}</p>}
          </div>
        )}
        {isSent && <Notice tone="success">{messages.sent}</Notice>}
        {fees.claims.length > 0 && (
          <ul className="grid gap-1">
            {fees.claims.map(({ id, text, isDeclined }) => (
              <li key={id} className={isDeclined ? "text-danger-text" : "text-muted"}>
                {typed(text)}
              </li>
            ))}
          </ul>
        )}
      </Card>
      {online && <PayCard {...online} />}
      {fees.isOpen && <HowToPay {...fees} />}
      {fees.isOpen && <PaidForm amount={fees.amount} answer={answer} />}
      <section aria-labelledby="lines" className="grid gap-3">
        <h2 id="lines" className="text-xl font-semibold">
          {messages.lines}
        </h2>
        {fees.lines.length === 0 && <Empty>{messages.noLines}</Empty>}
        {fees.lines.length > 0 && (
          <ul className={`${cardClass} divide-y divide-line px-4`}>
            {fees.lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        )}
        <Pages {...pages} />
      </section>
      {fees.documents.length > 0 && <DocumentList documents={fees.documents} />}
    </>
  );
}

function HowToPay({ payment, amount }: DescribedFees) {
  const copy = { copy: messages.copy, copied: messages.copied };
  return (
    <Card className="gap-4 print:hidden">
      <h2 className="text-xl font-semibold">{messages.howToPay}</h2>
      {payment === null && <p>{messages.askOffice}</p>}
      {payment?.upiId && (
        <CopyField label={messages.upiId} hint={payment.payee} value={payment.upiId} {...copy} />
      )}
      {payment && (
        <>
          <CopyField label={messages.amount} hint={messages.amountHint} value={amount} {...copy} />
          <CopyField
            label={messages.note}
            hint={messages.noteHint}
            value={payment.code}
            {...copy}
          />
        </>
      )}
      {payment?.link && (
        <a href={payment.link} className={`${buttonClass("primary")} justify-self-start`}>
          {messages.openProgram}
        </a>
      )}
      {payment?.bankAccount && (
        <FoldedFields title={messages.account} isOpen={payment.upiId === ""}>
          <CopyField
            label={messages.account}
            hint={payment.payee}
            value={payment.bankAccount}
            {...copy}
          />
          <CopyField
            label={messages.ifsc}
            hint={messages.transferHint}
            value={payment.ifsc}
            {...copy}
          />
        </FoldedFields>
      )}
      {payment?.qr && (
        <Folded title={messages.qr}>
          <div className="grid gap-2 pt-2">
            <QrPicture code={payment.qr} label={messages.qr} />
            <p className="text-sm text-muted">{messages.qrHint}</p>
          </div>
        </Folded>
      )}
    </Card>
  );
}

function PaidForm({ amount, answer }: { amount: string; answer: ClaimAnswer | undefined }) {
  const values = answer?.values ?? { amount, reference: "" };
  const field = fieldProps(values, answer?.field);
  return (
    <Card className="gap-4 print:hidden">
      <h2 className="text-xl font-semibold">{messages.paidTitle}</h2>
      <p className="text-muted">{messages.paidText}</p>
      <Form method="post" noValidate className="grid gap-4">
        <TextField
          label={messages.reference}
          hint={messages.referenceHint}
          inputMode="numeric"
          {...field("reference")}
        />
        <TextField label={messages.amount} inputMode="decimal" {...field("amount")} />
        {answer?.error && <Notice tone="danger">{answer.error}</Notice>}
        <SubmitButton className="justify-self-start" pending={messages.sending}>
          {messages.send}
        </SubmitButton>
      </Form>
    </Card>
  );
}

function Line({
  line: { what, when, about, amount, doubt },
}: {
  line: DescribedFees["lines"][number];
}) {
  return (
    <li className="grid gap-1 py-3">
      <div className={amountLine}>
        <span className="min-w-0 font-medium wrap-anywhere">{typed(what)}</span>
        <span className="font-semibold tabular-nums">{amount}</span>
      </div>
      <p className="text-sm text-muted">{[when, about].filter(Boolean).join(" · ")}</p>
      {doubt && (
        <a href={doubt} className={`${textLinkClass} text-sm print:hidden`}>
          {messages.notHeld}
        </a>
      )}
    </li>
  );
}
