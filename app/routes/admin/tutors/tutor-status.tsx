import { useFetcher } from "react-router";
import type { TutorStatus as Status } from "#domain/people/tutor.ts";
import { messages as shared } from "#parts/office/messages.ts";
import { messages } from "./messages.ts";

/** The approval request of one application, shared by its status and its button. */
export function useApproval(tutorId: string) {
  const fetcher = useFetcher<{ error: string }>({ key: `approval-${tutorId}` });
  const isPending = fetcher.state !== "idle";
  return { fetcher, isPending, error: isPending ? undefined : fetcher.data?.error };
}

/** The tone of each status of a tutor. */
export const tones = {
  approved: "success",
  pending: "caution",
  rejected: "danger",
  suspended: "danger",
} as const;

interface Tutor {
  id: string;
  status: Status;
  reason: string | null;
  isApplication: boolean;
  /** Whether the tutor has not accepted the invitation yet. */
  isInvited: boolean;
}

/** The status of an application; while it is being approved, it is shown as approved. */
export function TutorStatus({ tutor }: { tutor: Tutor }) {
  if (tutor.isInvited) return <span className="tag tag-caution">{messages.invited}</span>;
  return tutor.isApplication ? <Undecided {...tutor} /> : <Tag {...tutor} />;
}

function Undecided({ id, status, reason }: Omit<Tutor, "isInvited">) {
  const { isPending } = useApproval(id);
  return isPending ? <Tag status="approved" reason={null} /> : <Tag {...{ status, reason }} />;
}

function Tag({ status, reason }: { status: Status; reason: string | null }) {
  return (
    <>
      <span className={`tag tag-${tones[status]}`}>{shared.status[status]}</span>
      {reason && (
        <span title={reason} className="block truncate text-muted max-md:hidden">
          {messages.reason(reason)}
        </span>
      )}
    </>
  );
}
