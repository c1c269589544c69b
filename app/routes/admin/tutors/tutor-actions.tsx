import { Form } from "react-router";
import { answerAt, placeParam } from "#request/answered.ts";
import { Button } from "#ui/button.tsx";
import { RowButton } from "#ui/records/row-button.tsx";
import { rowHeaderId } from "#ui/records/table.tsx";
import { messages } from "./messages.ts";
import { SelectAll } from "./select-all.tsx";
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
      className="flex flex-wrap items-center gap-x-2 text-sm print:hidden"
    >
      <SelectAll formId={approvalsForm} />
      <Button tone="quiet" className="text-sm">
        {messages.approveSelected}
      </Button>
    </Form>
  );
}

/** Selects an application for `ApproveSelected`. */
export function SelectTutor({ id }: { id: string }) {
  return (
    <label>
      <input
        type="checkbox"
        name="tutorId"
        value={id}
        form={approvalsForm}
        aria-label={messages.select}
        aria-describedby={rowHeaderId(id)}
        className="size-5 accent-brand"
      />
    </label>
  );
}

/** What a row of the list needs for its actions. */
export interface Actionable {
  id: string;
  /** Of its row in the list, from 0. */
  place: number;
  isApplication: boolean;
  canLiftSuspension: boolean;
}

/** What a tutor waits for: a decision, or the end of the suspension. The rest is on their page. */
export function TutorActions({ tutor, params }: { tutor: Actionable; params: URLSearchParams }) {
  const { id, place, isApplication, canLiftSuspension } = tutor;
  const path = `/admin-dashboard/tutors/${id}`;
  return (
    <div>
      {isApplication && (
        <>
          <Approve id={id} action={answerAt(`${path}/approval?${params}`, place)} />
          <RowButton row={id} to={`${path}/rejection`} name={placeParam} value={place}>
            {messages.reject}
          </RowButton>
        </>
      )}
      {canLiftSuspension && (
        <RowButton row={id} to={`${path}/suspension/end`}>
          {messages.lift}
        </RowButton>
      )}
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
