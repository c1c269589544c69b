import { Form } from "react-router";
import { SubmitButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { textLinkClass } from "#ui/text-link.tsx";
import { messages } from "./messages.ts";

/** How a family pays through the gateway. */
export interface OnlineWay {
  /** The page of that; null where nothing is to be paid, or nobody can pay so. */
  path: string | null;
  /** The amount that is open: in words, and as it is typed. */
  shown: string;
  amount: string;
  /** Whether the gateway has just sent the reader back. */
  isBack: boolean;
}

/** One press leads to the gateway, with all that is open. */
export function PayCard({ path, shown, amount, isBack }: OnlineWay) {
  return (
    <>
      {isBack && <Notice tone="success">{messages.isBack}</Notice>}
      {path !== null && (
        <Card className="gap-3 print:hidden">
          <h2 className="text-xl font-semibold">{messages.title}</h2>
          <p className="text-muted">{messages.text(shown)}</p>
          <Form method="post" action={path} className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <input type="hidden" name="amount" value={amount} />
            <SubmitButton pending={messages.opening}>{messages.pay}</SubmitButton>
            <a href={path} className={textLinkClass}>
              {messages.another}
            </a>
          </Form>
        </Card>
      )}
    </>
  );
}
