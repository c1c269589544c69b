import { Form } from "react-router";
import type { Sender } from "#domain/site/sender.ts";
import { SubmitButton } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { DescribedSender } from "./describe.ts";
import { messages } from "./messages.ts";
import { setupPage } from "./pages.ts";

/** Who emails come from, and the published name and address that wait for the owner. */
export function SenderOfMails({ now, waiting }: DescribedSender) {
  return (
    <>
      <p className="text-muted">{now}</p>
      {waiting && <Confirmation {...waiting} />}
    </>
  );
}

function Confirmation({ text, sender }: { text: string; sender: Sender }) {
  const address = `${setupPage}/sender`;
  const words = messages.sender;
  return (
    <Form method="post" action={address} className="grid justify-items-start gap-3">
      <Notice tone="caution">{text}</Notice>
      <input type="hidden" name="name" value={sender.name} />
      <input type="hidden" name="address" value={sender.address} />
      <SubmitButton action={address} pending={words.confirming}>
        {words.confirm}
      </SubmitButton>
      <p className="max-w-prose text-sm text-muted">{words.proof}</p>
    </Form>
  );
}
