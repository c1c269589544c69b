import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { cardClass } from "#ui/card.tsx";
import { TextField } from "#ui/field.tsx";
import { Folded } from "#ui/folded.tsx";
import { typed } from "#shell/typed.tsx";
import type { DescribedDiscount } from "./describe.ts";
import { messages } from "./messages.ts";

/** Discounts, each with a form that ends it. @param path the page of the family's discounts */
export function DiscountList({
  discounts,
  path,
}: {
  discounts: DescribedDiscount[];
  path: string;
}) {
  if (discounts.length === 0) return null;
  return (
    <ul className={`${cardClass} divide-y divide-line px-4`}>
      {discounts.map((discount) => (
        <li key={discount.id} className="grid gap-1 py-3">
          <DiscountText discount={discount} />
          {discount.canEnd && <EndForm discount={discount} path={path} />}
        </li>
      ))}
    </ul>
  );
}

/** What is taken off, of what, when and why. */
export function DiscountText({
  discount: { id, whose, amount, when, why },
}: {
  discount: DescribedDiscount;
}) {
  return (
    <>
      <div id={`discount-${id}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-medium wrap-anywhere">{typed(whose)}</span>
        <span className="font-semibold tabular-nums">{amount}</span>
      </div>
      <p className="text-sm wrap-anywhere text-muted">
        {when} · {typed(why)}
      </p>
    </>
  );
}

function EndForm({
  discount: { id, first, last, endDay },
  path,
}: {
  discount: DescribedDiscount;
  path: string;
}) {
  return (
    <Folded title={messages.end}>
      <Form
        method="post"
        action={`${path}/${id}/end`}
        preventScrollReset
        className="flex flex-wrap items-end gap-3 py-2"
      >
        <div className="min-w-0 grow">
          <TextField
            label={messages.endFrom}
            hint={messages.endHint}
            type="date"
            name="day"
            min={first}
            max={last ?? undefined}
            defaultValue={endDay}
          />
        </div>
        <Button tone="quiet" aria-describedby={`discount-${id}`}>
          {messages.endButton}
        </Button>
      </Form>
    </Folded>
  );
}
