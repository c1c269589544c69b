import { Fragment } from "react";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { textLinkClass } from "#ui/text-link.tsx";
import { PrintButton } from "#parts/lessons/months/print-button.tsx";
import { typed } from "#shell/typed.tsx";
import { amountLine } from "../amount-line.ts";
import type { DescribedDocument } from "./describe.ts";
import { documentWords } from "./messages.ts";

/** An invoice, a credit note or a receipt as it was issued; it prints to one sheet. */
export function Document({ document }: { document: DescribedDocument }) {
  const { title, number, day, issuer, payer, facts, notes, payment, lines, sums, total } = document;
  return (
    <>
      <PageTitle>
        {title} {number}
      </PageTitle>
      {payment?.takenBack && <Notice tone="caution">{payment.takenBack}</Notice>}
      <Card className="max-w-3xl gap-6">
        <div className="grid gap-4 sm:grid-cols-2">
          <Party label={documentWords.from} {...issuer} />
          <Party label={documentWords.to} {...payer} />
        </div>
        <div className="grid gap-1">
          <p>
            {documentWords.day}: {day}
          </p>
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
          {notes.map(({ to, text }) => (
            <p key={to}>
              <a href={to} className={textLinkClass}>
                {text}
              </a>
            </p>
          ))}
          {payment && <p>{payment.text}</p>}
          {payment?.reference && <p className="wrap-anywhere">{typed(payment.reference)}</p>}
        </div>
        {lines.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {lines.map(({ id, what, student, about, amount }) => (
              <li key={id} className="grid gap-1 py-2">
                <div className={amountLine}>
                  <span className="min-w-0 font-medium wrap-anywhere">
                    {what}, {typed(student)}
                  </span>
                  <span className="tabular-nums">{amount}</span>
                </div>
                <p className="text-sm text-muted">{about}</p>
              </li>
            ))}
          </ul>
        )}
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums [&>dd]:text-end">
          {sums.map(({ label, value }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
          <dt className="text-lg font-semibold">{documentWords.total}</dt>
          <dd className="text-lg font-semibold">{total}</dd>
        </dl>
      </Card>
      <PrintButton label={documentWords.print} hint={documentWords.printHint} />
    </>
  );
}

function Party({ label, name, lines }: { label: string; name: string; lines: string[] }) {
  return (
    <div className="grid content-start gap-1">
      <p className="text-sm text-muted">{label}</p>
      <p className="font-semibold wrap-anywhere">{typed(name)}</p>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere whitespace-pre-line">
          {typed(line)}
        </p>
      ))}
    </div>
  );
}
