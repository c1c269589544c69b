import { Fragment } from "react";
import { Card } from "#ui/card.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { PrintButton } from "#parts/lessons/months/print-button.tsx";
import { typed } from "#shell/typed.tsx";
import type { DescribedStatement } from "./describe.ts";
import { statementWords } from "./messages.ts";

/** A tutor's statement of a pay run; it prints to one page. */
export function Statement(props: {
  statement: DescribedStatement;
  /** The title's level; `h1` by default. */
  heading?: "h1" | "h2";
}) {
  const { statement, heading = "h1" } = props;
  const { title, back, facts, lessons, corrections, sums } = statement;
  return (
    <div className="statement grid max-w-3xl grid-cols-1 gap-4">
      <PageTitle as={heading}>{title}</PageTitle>
      <div className="flex flex-wrap items-center gap-x-6 print:hidden">
        <PrintButton label={statementWords.print} hint={statementWords.printHint} />
        <TextLink to={back}>{statementWords.back}</TextLink>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0 wrap-anywhere">
            <dt className="text-sm text-muted">{label}</dt>
            <dd>{typed(value)}</dd>
          </div>
        ))}
      </dl>
      <Lessons title={statementWords.lessons} lessons={lessons} />
      <Lessons title={statementWords.corrections} lessons={corrections} />
      <Card className="gap-2 print:border-0 print:p-0">
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums [&>dd]:text-end [&>:nth-last-child(-n+2)]:border-t [&>:nth-last-child(-n+2)]:border-line [&>:nth-last-child(-n+2)]:pt-1 [&>:nth-last-child(-n+2)]:font-semibold">
          {sums.map(({ label, value }) => (
            <Fragment key={label}>
              <dt className="wrap-anywhere">{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </Card>
    </div>
  );
}

function Lessons({ title, lessons }: { title: string; lessons: DescribedStatement["lessons"] }) {
  if (lessons.length === 0) return null;
  return (
    <Card className="gap-2 print:border-0 print:p-0">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="statement-lessons divide-y divide-line">
        {lessons.map(({ id, when, course, facts, amount }) => (
          <li key={id} className="grid grid-cols-[1fr_auto] gap-x-4 py-1.5">
            <span className="min-w-0 wrap-anywhere">
              {when} · {course}
              <span className="block text-sm text-muted">{facts}</span>
            </span>
            <span className="tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
