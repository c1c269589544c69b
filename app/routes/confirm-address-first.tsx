import { Form } from "react-router";
import { Button } from "#ui/button.tsx";

const sendLink = "Mail me the link again";

/** Says why the email address has to be confirmed first, and mails the link again. */
export function ConfirmAddressFirst({ reason }: { reason: string }) {
  return (
    <>
      <p>{reason}</p>
      <Form method="post" action="/account/verification">
        <Button>{sendLink}</Button>
      </Form>
    </>
  );
}
