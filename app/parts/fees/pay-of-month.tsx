import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Card, cardClass } from "#ui/card.tsx";
import { Empty } from "#ui/empty.tsx";
import { SelectField } from "#ui/field.tsx";
import { typed } from "#shell/typed.tsx";
import { amountLine } from "./amount-line.ts";
import type { DescribedPay } from "./describe-pay.ts";
import { payWords } from "./messages.ts";

/** The month that is shown, and a choice of others. */
export function MonthForm({ month, months }: Pick<DescribedPay, "month" | "months">) {
  return (
    <Form
      key={month}
      className="grid grid-cols-[minmax(0,16rem)_auto] items-end justify-start gap-3 print:hidden"
    >
      <SelectField label={payWords.month} name="month" choices={months} defaultValue={month} />
      <Button tone="quiet">{payWords.show}</Button>
    </Form>
  );
}

/** What a tutor earns with each lesson of a month. */
export function PayOfMonth({ pay }: { pay: DescribedPay }) {
  const { name, total, hold, lessons } = pay;
  return (
    <>
      <MonthForm {...pay} />
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
