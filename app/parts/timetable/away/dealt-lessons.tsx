import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { cardClass } from "#ui/card.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Typed } from "#shell/typed.tsx";
import type { DescribedDesk } from "./describe-desk.ts";
import { messages } from "./messages.ts";
import { TitledSection } from "#ui/page-title.tsx";

/** What was done with the last press, each with Undo; nothing where nothing was. */
export function DealtLessons({ dealt }: { dealt: DescribedDesk["dealt"] }) {
  if (dealt.length === 0) return null;
  return (
    <TitledSection id="dealt" title={messages.done} className="grid max-w-3xl gap-2">
      <ul className="grid gap-2">
        {dealt.map(({ id, name, what, to, undoTo }) => (
          <li key={id} className={`${cardClass} flex flex-wrap items-center gap-x-4 px-4 py-2`}>
            <div className="min-w-0 grow basis-48 wrap-anywhere">
              <Typed as="p" className="font-medium">
                {name}
              </Typed>
              <p className="text-sm text-muted">{what}</p>
            </div>
            <TextLink to={to}>
              {messages.open}
              <span className="sr-only">: {name}</span>
            </TextLink>
            {undoTo && (
              <Form method="post" action={undoTo} preventScrollReset>
                <Button tone="quiet">
                  {messages.undo}
                  <span className="sr-only">: {name}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
