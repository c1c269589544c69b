import { Form } from "react-router";
import { freeReasons as reasonCodes } from "#domain/fees/payment.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field.tsx";
import { Folded } from "#ui/folded.tsx";
import { cardClass } from "#ui/card.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { typed } from "#shell/typed.tsx";
import { amountLine } from "#parts/fees/amount-line.ts";
import type { DescribedLine } from "./describe-family.ts";
import { messages as gateway } from "./gateway/messages.ts";
import { freeReasons, messages } from "./messages.ts";

const reasons = reasonCodes.map((id) => ({ id, name: freeReasons[id] }));

/** The lessons and payments of a family, the newest first. @param path the family's page */
export function FamilyLines({ lines, path }: { lines: DescribedLine[]; path: string }) {
  return (
    <ul className={`${cardClass} divide-y divide-line px-4`}>
      {lines.map((line) => (
        <li key={line.id} className="grid gap-1 py-3">
          <div id={`line-${line.id}`} className={amountLine}>
            <span className="min-w-0 font-medium wrap-anywhere">{typed(line.what)}</span>
            <span
              className={`tabular-nums ${line.isVoid ? "text-muted line-through" : "font-semibold"}`}
            >
              {line.amount}
            </span>
          </div>
          <p className="text-sm wrap-anywhere text-muted">
            {line.when} · {typed(line.about)}
          </p>
          <LineAction line={line} path={path} />
        </li>
      ))}
    </ul>
  );
}

/** What the office can do about a line. */
function LineAction({ line: { id, can }, path }: { line: DescribedLine; path: string }) {
  if (can === null) return null;
  const about = { "aria-describedby": `line-${id}` };
  if (can === "take-back") {
    return (
      <Form method="post" action={`${path}/payments/${id}/reversal`} preventScrollReset>
        <Button tone="plain" className="px-0!" {...about}>
          {messages.takeBack}
        </Button>
      </Form>
    );
  }
  if (can === "give-back") {
    return (
      <p>
        <TextLink to={`${path}/payments/${id}/refund`} {...about}>
          {gateway.giveBackOf}
        </TextLink>
      </p>
    );
  }
  if (can === "charge") {
    return (
      <Form method="post" action={`${path}/lessons/${id}/charge`} preventScrollReset>
        <Button tone="plain" className="px-0!" {...about}>
          {messages.chargeAgain}
        </Button>
      </Form>
    );
  }
  return (
    <Folded title={messages.makeFree}>
      <Form
        method="post"
        action={`${path}/lessons/${id}/free`}
        preventScrollReset
        className="flex flex-wrap items-end gap-3 py-2"
      >
        <div className="min-w-0 grow">
          <SelectField label={messages.why} name="why" choices={reasons} />
        </div>
        <Button tone="quiet" {...about}>
          {messages.makeFree}
        </Button>
      </Form>
    </Folded>
  );
}
