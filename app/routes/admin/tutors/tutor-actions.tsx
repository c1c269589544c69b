import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { listForm, OpenButton } from "#ui/open-button.tsx";
import { messages as shared } from "../messages.ts";
import { messages } from "./messages.ts";
import { useApproval } from "./tutor-status.tsx";

/** The form of the checkboxes, wherever they stand. */
export const approvalsForm = "approvals";

/** Approves whoever is selected in the list below. */
export function ApproveSelected({ params }: { params: URLSearchParams }) {
  return (
    <Form
      id={approvalsForm}
      method="post"
      action={`/admin-dashboard/tutors/approvals?${params}`}
      preventScrollReset
      className="flex"
    >
      <Button tone="quiet">{messages.approveSelected}</Button>
    </Form>
  );
}

/** What an admin may do with an application, by its state. */
export function TutorActions(props: {
  tutor: { id: string; canApprove: boolean; canReject: boolean };
  params: URLSearchParams;
}) {
  const { id, canApprove, canReject } = props.tutor;
  const address = `/admin-dashboard/tutors/${id}`;
  const { fetcher, isSent, error } = useApproval(id);
  return (
    <div className="flex flex-wrap gap-2">
      {canApprove && (
        <label className="flex min-h-11 cursor-pointer items-center gap-2 pr-2">
          <input
            type="checkbox"
            name="tutorId"
            value={id}
            form={approvalsForm}
            aria-describedby={`tutor-${id}`}
            className="size-5 shrink-0 accent-brand"
          />
          {messages.select}
        </label>
      )}
      {canApprove && (
        <fetcher.Form
          method="post"
          action={`${address}/approval?${props.params}`}
          preventScrollReset
        >
          <Button aria-describedby={`tutor-${id}`} pending={isSent}>
            {messages.approve}
          </Button>
        </fetcher.Form>
      )}
      {canReject && (
        <OpenButton
          to={`${address}/rejection`}
          form={listForm}
          tone="quiet"
          aria-describedby={`tutor-${id}`}
        >
          {messages.reject}
        </OpenButton>
      )}
      <OpenButton
        to={`${address}/sign-out`}
        form={listForm}
        tone="quiet"
        aria-describedby={`tutor-${id}`}
      >
        {shared.signOut}
      </OpenButton>
      {error && (
        <p role="alert" className="text-sm text-danger-text">
          {error}
        </p>
      )}
    </div>
  );
}
