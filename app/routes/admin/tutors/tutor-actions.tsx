import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { listForm, OpenButton } from "#ui/open-button.tsx";
import { messages as shared } from "../messages.ts";
import { messages } from "./messages.ts";
import { useApproval } from "./tutor-status.tsx";

/** The id of the form to which the checkboxes in the rows belong. */
const approvalsForm = "approvals";

/** Approves the applications that are selected in the list below. */
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

/** The actions that an application's status allows. */
export function TutorActions(props: {
  tutor: {
    id: string;
    canApprove: boolean;
    canReject: boolean;
    canSuspend: boolean;
    canLiftSuspension: boolean;
  };
  params: URLSearchParams;
}) {
  const { id, canApprove, canReject, canSuspend, canLiftSuspension } = props.tutor;
  const path = `/admin-dashboard/tutors/${id}`;
  const { fetcher, isPending, error } = useApproval(id);
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
        <fetcher.Form method="post" action={`${path}/approval?${props.params}`} preventScrollReset>
          <Button aria-describedby={`tutor-${id}`} pending={isPending}>
            {messages.approve}
          </Button>
        </fetcher.Form>
      )}
      {canReject && (
        <OpenButton
          to={`${path}/rejection`}
          form={listForm}
          tone="quiet"
          aria-describedby={`tutor-${id}`}
        >
          {messages.reject}
        </OpenButton>
      )}
      {canSuspend && (
        <OpenButton
          to={`${path}/suspension`}
          form={listForm}
          tone="danger"
          aria-describedby={`tutor-${id}`}
        >
          {messages.suspend}
        </OpenButton>
      )}
      {canLiftSuspension && (
        <OpenButton
          to={`${path}/suspension/end`}
          form={listForm}
          tone="quiet"
          aria-describedby={`tutor-${id}`}
        >
          {messages.lift}
        </OpenButton>
      )}
      <OpenButton
        to={`${path}/sign-out`}
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
