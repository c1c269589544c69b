import { data } from "react-router";
import { loadEnquiry } from "#use-cases/enquiries/enquiries.ts";
import { removeEnquiry } from "#use-cases/enquiries/remove.ts";
import { Confirmation } from "#ui/dialog/confirmation.tsx";
import { revertOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/deletion.ts";
import { leadToEnquiry } from "./lead-to-board.ts";
import { messages } from "./deletion-messages.ts";
import { enquiriesPage, pageOf } from "./request.ts";

export const meta = titled(messages.title);

export async function action({ context, params }: Route.ActionArgs) {
  const enquiry = await loadEnquiry(context, params.enquiryId);
  const result = await removeEnquiry(context, params.enquiryId);
  if (!result.ok) return data({ error: messages.notPossible }, { status: 409 });
  return leadToEnquiry(context, enquiry, "enquiry-deleted", enquiriesPage);
}

export const clientAction = (args: Route.ClientActionArgs) => revertOnFailure(args);

/** `/admin-dashboard/enquiries/:enquiryId/deletion`: a family may ask for it before the time is over. */
export default function DeleteEnquiry({ params, actionData }: Route.ComponentProps) {
  return (
    <Confirmation
      title={messages.title}
      question={messages.question}
      detail={messages.detail}
      error={actionData?.error}
      confirm={messages.confirm}
      pending={messages.pending}
      cancel={messages.cancel}
      closeTo={pageOf(params.enquiryId)}
    />
  );
}
