import { useFetcher } from "react-router";
import type { TutorStatus as Status } from "#domain/tutor.ts";
import { Badge } from "#ui/badge.tsx";
import { messages as shared } from "../messages.ts";
import { messages } from "./messages.ts";

/** The approval request of one application, shared by its status and its button. */
export function useApproval(tutorId: string) {
  const fetcher = useFetcher<{ error: string }>({ key: `approval-${tutorId}` });
  const isPending = fetcher.state !== "idle";
  return { fetcher, isPending, error: isPending ? undefined : fetcher.data?.error };
}

const tones = {
  approved: "success",
  pending: "caution",
  rejected: "danger",
  suspended: "danger",
} as const;

/** The status of an application; while it is being approved, it is shown as approved. */
export function TutorStatus(props: {
  tutor: { id: string; status: Status; reason: string | null };
}) {
  const { id, reason } = props.tutor;
  const { isPending } = useApproval(id);
  const status = isPending ? "approved" : props.tutor.status;
  return (
    <>
      <Badge tone={tones[status]}>{shared.status[status]}</Badge>
      {reason && !isPending && <p className="mt-1 text-sm text-muted">{messages.reason(reason)}</p>}
    </>
  );
}
