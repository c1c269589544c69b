import { Card, cardClass } from "#ui/card.tsx";
import { Empty } from "#ui/empty.tsx";
import { MonthForm } from "#parts/shared/month-form.tsx";
import { typed } from "#shell/typed.tsx";
import { amountLine } from "./amount-line.ts";
import type { DescribedPay } from "./describe-pay.ts";
import { payWords } from "./messages.ts";

/** What a tutor earns with each lesson of a month. */
export function PayOfMonth({ pay }: { pay: DescribedPay }) {
  const { name, total, hold, lessons } = pay;
  return (
    <>
      <MonthForm {...pay} words={payWords} />
      <Card className="max-w-xl gap-1">
        <p className="text-sm text-muted">
          {payWords.earned}: {name}
        </p>
        <p className="text-2xl font-semibold tabular-nums">{total}</p>
        {hold && <p className="text-sm text-muted">{hold}</p>}
      </Card>
      {lessons.length === 0 ? (
        <Empty>{payWords.none}</Empty>
      ) : (
        <ul className={`${cardClass} max-w-3xl divide-y divide-line px-4`}>
          {lessons.map(({ id, course, student, when, standing, amount, hold: why }) => (
            <li key={id} className="grid gap-1 py-3">
              <div className={amountLine}>
                <span className="min-w-0 font-medium wrap-anywhere">
                  {course}, {typed(student)}
                </span>
                <span className="font-semibold tabular-nums">{amount}</span>
              </div>
              <p className="text-sm text-muted">
                {when} · {standing}
                {why && ` · ${why}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
