import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { messages } from "./confirm-address-messages.ts";

/** Says why the email address has to be confirmed first, and mails the link again. */
export function ConfirmAddressFirst({ reason }: { reason: string }) {
  return (
    <>
      <p>{reason}</p>
      <Form method="post" action="/account/verification">
        <Button>{messages.sendLink}</Button>
      </Form>
    </>
  );
}
