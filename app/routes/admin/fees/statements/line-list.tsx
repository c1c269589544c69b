import { cardClass } from "#ui/card.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { typed } from "#shell/typed.tsx";
import { amountLine } from "#parts/fees/amount-line.ts";
import type { DescribedLines } from "./describe.ts";
import { messages } from "./messages.ts";

/** Lines with the family that each may be entered for, to tick. */
export function Choices(props: {
  title: string;
  text?: string;
  lines: DescribedLines["ready"];
  areTicked: boolean;
}) {
  const { title, text, lines, areTicked } = props;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-xl font-semibold">{title}</legend>
      {text && <p className="text-muted">{text}</p>}
      <ul className={`${cardClass} divide-y divide-line px-4`}>
        {lines.map(({ id, value, amount, day, names, narration, why, to }) => (
          <li key={id} className="grid gap-0.5 py-2">
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name="line"
                value={value}
                defaultChecked={areTicked}
                aria-describedby={`line-${id}`}
                className="size-5 shrink-0 accent-brand"
              />
              <span className="min-w-0 grow font-medium wrap-anywhere">{typed(names)}</span>
              <span className="font-semibold tabular-nums">{amount}</span>
            </label>
            <p id={`line-${id}`} className="ms-8 text-sm wrap-anywhere">
              {day} · {why}
            </p>
            <p className="ms-8 text-sm wrap-anywhere text-muted">{narration}</p>
            <p className="ms-8">
              <TextLink to={to} aria-label={`${messages.other}: ${names}, ${amount}, ${day}`}>
                {messages.other}
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Lines that wait or are done, each with a link to where more can be done. */
export function Lines(props: {
  lines: {
    id: string;
    amount: string;
    day: string;
    narration: string;
    about: string;
    to: string;
    action: string;
  }[];
}) {
  return (
    <ul className={`${cardClass} divide-y divide-line px-4`}>
      {props.lines.map(({ id, amount, day, narration, about, to, action }) => (
        <li key={id} className="grid gap-1 py-3">
          <p className={amountLine}>
            <span>{day}</span>
            <span className="font-semibold tabular-nums">{amount}</span>
          </p>
          <p className="text-sm wrap-anywhere">{typed(about)}</p>
          <p className="text-sm wrap-anywhere text-muted">{narration}</p>
          <p>
            <TextLink to={to} aria-label={`${action} ${amount}, ${day}`}>
              {action}
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
