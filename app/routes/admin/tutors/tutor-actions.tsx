import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { messages } from "./messages.ts";

/** What an admin may do with an application, by its state. */
export function TutorActions(props: {
  tutor: { id: string; canApprove: boolean; canReject: boolean };
  params: URLSearchParams;
}) {
  const { id, canApprove, canReject } = props.tutor;
  const address = `/admin-dashboard/tutors/${id}`;
  return (
    <div className="flex flex-wrap gap-2">
      {canApprove && (
        <Form method="post" action={`${address}/approval?${props.params}`} preventScrollReset>
          <Button aria-describedby={`tutor-${id}`}>{messages.approve}</Button>
        </Form>
      )}
      {canReject && (
        <OpenButton
          to={`${address}/rejection?${props.params}`}
          tone="quiet"
          aria-describedby={`tutor-${id}`}
        >
          {messages.reject}
        </OpenButton>
      )}
    </div>
  );
}
