import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import type { DescribedTestMail } from "./describe.ts";
import { ForOperator } from "./for-operator.tsx";
import { messages } from "./messages.ts";
import { setupPage } from "./pages.ts";

const address = `${setupPage}/test-mail`;

/** Sends the admin a test mail, and says what became of the last one. */
export function TestMail({ address: to, files, last }: DescribedTestMail) {
  const isSending = useIsSubmitting(address);
  const words = messages.testMail;
  const label = last ? words.again : words.send;
  return (
    <>
      {files && (
        <Notice tone="caution">
          <p>{files}</p>
          <ForOperator>{words.filesOperator}</ForOperator>
        </Notice>
      )}
      {last && <Notice tone={last.tone}>{last.text}</Notice>}
      <Form method="post" action={address} className="grid justify-items-start gap-2">
        <p className="text-muted">{to}</p>
        <Button tone={last ? "quiet" : "primary"} pending={isSending}>
          {isSending ? words.sending : label}
        </Button>
      </Form>
    </>
  );
}
