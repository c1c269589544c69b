import { Form } from "react-router";
import { answerAt, placeParam } from "#request/answered.ts";
import { Button } from "#ui/button.tsx";
import { RowButton, RowMenu } from "#ui/records/row-actions.tsx";
import { rowHeaderId } from "#ui/records/table.tsx";
import { messages as shared } from "#parts/office/messages.ts";
import { messages } from "./messages.ts";
import { SelectAll } from "./select-all.tsx";
import { useApproval } from "./tutor-status.tsx";

/** The id of the form to which the checkboxes in the rows belong. */
const approvalsForm = "approvals";

/** Approves the applications that are selected in the list below. */
export function ApproveSelected(props: { params: URLSearchParams; hasApplications: boolean }) {
  const { params, hasApplications } = props;
  return (
    <Form
      id={approvalsForm}
      method="post"
      action={`/admin-dashboard/tutors/approvals?${params}`}
      preventScrollReset
      className="flex flex-wrap items-center gap-x-2 text-sm print:hidden"
    >
      {hasApplications && <SelectAll formId={approvalsForm} />}
      <Button tone="quiet" className="text-sm">
        {messages.approveSelected}
      </Button>
    </Form>
  );
}

/** Selects a tutor for `ApproveSelected`: an application, or one that was rejected. */
export function SelectTutor({ id, isApplication }: { id: string; isApplication: boolean }) {
  return (
    <label>
      <input
        type="checkbox"
        name="tutorId"
        value={id}
        form={approvalsForm}
        data-application={isApplication || undefined}
        aria-label={messages.select}
        aria-describedby={rowHeaderId(id)}
        className="size-5 accent-brand"
      />
    </label>
  );
}

interface Tutor {
  id: string;
  /** Of its row in the list, from 0. */
  place: number;
  canApprove: boolean;
  canReject: boolean;
  canSuspend: boolean;
  canLiftSuspension: boolean;
}

/** The actions that a tutor's status allows: the likely next one, and the others in a menu. */
export function TutorActions({ tutor, params }: { tutor: Tutor; params: URLSearchParams }) {
  const { id, place, canApprove, canReject, canSuspend, canLiftSuspension } = tutor;
  const path = `/admin-dashboard/tutors/${id}`;
  return (
    <div>
      {canApprove && <Approve id={id} action={answerAt(`${path}/approval?${params}`, place)} />}
      {canLiftSuspension && (
        <RowButton row={id} to={`${path}/suspension/end`}>
          {messages.lift}
        </RowButton>
      )}
      <RowMenu row={id} label={shared.more}>
        {canReject && (
          <RowButton row={id} to={`${path}/rejection`} name={placeParam} value={place}>
            {messages.reject}
          </RowButton>
        )}
        <RowButton row={id} to={`${path}/sign-out`}>
          {shared.signOut}
        </RowButton>
        {canSuspend && (
          <RowButton row={id} to={`${path}/suspension`}>
            {messages.suspend}
          </RowButton>
        )}
      </RowMenu>
    </div>
  );
}

function Approve({ id, action }: { id: string; action: string }) {
  const { fetcher, isPending, error } = useApproval(id);
  return (
    <>
      {error && (
        <p role="alert" className="text-danger-text">
          {error}
        </p>
      )}
      <fetcher.Form method="post" action={action} preventScrollReset>
        <Button aria-describedby={rowHeaderId(id)} pending={isPending}>
          {messages.approve}
        </Button>
      </fetcher.Form>
    </>
  );
}
