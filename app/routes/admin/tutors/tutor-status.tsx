import { useFetcher } from "react-router";
import type { TutorStatus as Status } from "#domain/tutor.ts";
import { Badge } from "#ui/badge.tsx";
import { messages as shared } from "../messages.ts";
import { messages } from "./messages.ts";

/** The approval of one application, shared by all that shows how it stands. */
export function useApproval(tutorId: string) {
  const fetcher = useFetcher<{ error: string }>({ key: `approval-${tutorId}` });
  const isSent = fetcher.state !== "idle";
  return { fetcher, isSent, error: isSent ? undefined : fetcher.data?.error };
}

const tones = { approved: "success", pending: "caution", rejected: "danger" } as const;

/** Where an application stands; one that is being approved counts as approved until told else. */
export function TutorStatus(props: {
  tutor: { id: string; status: Status; rejectionReason: string | null };
}) {
  const { id, rejectionReason } = props.tutor;
  const { isSent } = useApproval(id);
  const status = isSent ? "approved" : props.tutor.status;
  return (
    <>
      <Badge tone={tones[status]}>{shared.status[status]}</Badge>
      {rejectionReason && !isSent && (
        <p className="mt-1 text-sm text-muted">{messages.reason(rejectionReason)}</p>
      )}
    </>
  );
}
