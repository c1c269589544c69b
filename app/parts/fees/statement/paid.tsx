import { TitledCard } from "#ui/card.tsx";
import { Fact } from "#ui/records/fact.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { typed } from "#shell/typed.tsx";
import { amountLine } from "../amount-line.ts";
import type { describePaid, describePayee } from "./describe.ts";
import { statementWords } from "./messages.ts";

/** What a tutor was paid, month by month, with the statements. */
export function Paid({ months }: { months: ReturnType<typeof describePaid> }) {
  return (
    <TitledCard title={statementWords.paidTitle} className="max-w-3xl gap-3">
      {months.length === 0 && <p className="text-muted">{statementWords.none}</p>}
      <ul className="grid gap-3 empty:hidden">
        {months.map(({ id, name, total, statements }) => (
          <li key={id}>
            <div className={`${amountLine} font-medium`}>
              <h3>{name}</h3>
              <span className="tabular-nums">{total}</span>
            </div>
            <ul>
              {statements.map(({ id: run, to, name: title, text, net }) => (
                <li key={run} className={amountLine}>
                  <span>
                    <TextLink to={to}>{title}</TextLink>
                    {text && <span className="text-sm text-muted"> {text}</span>}
                  </span>
                  <span className="text-sm text-muted tabular-nums">{net}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** What is deducted from a tutor's pay and where it goes, as its tutor reads it. */
export function OwnPayee({ payee }: { payee: ReturnType<typeof describePayee> }) {
  return (
    <TitledCard title={statementWords.taxTitle} className="max-w-3xl gap-2">
      <p className="text-sm text-muted">
        {payee ? statementWords.taxText : statementWords.taxNone}
      </p>
      {payee && (
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
          {payee.map(({ label, value }) => (
            <Fact key={label} label={label} value={typed(value)} />
          ))}
        </dl>
      )}
    </TitledCard>
  );
}
