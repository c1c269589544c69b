import { data, Form, useLocation } from "react-router";
import { rejectApplication } from "#access/administration.ts";
import { loadTutorName } from "#access/admin-lists.ts";
import { readForm } from "#access/form.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { checkRejection } from "#domain/tutor.ts";
import { Button } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog.tsx";
import { TextArea } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useSending } from "#ui/pending.ts";
import { keepForm } from "../../keep-form.ts";
import { messages as shared } from "../messages.ts";
import type { Route } from "./+types/rejection.ts";
import { messages, rejectionProblems } from "./messages.ts";

const list = "/admin-dashboard/tutors";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { name: await loadTutorName(context, params.tutorId) };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const reason = (await readForm(request, context)).text("reason");
  const failure = checkRejection({ reason });
  if (failure) return data({ error: rejectionProblems[failure.problem], reason }, { status: 400 });
  const rejected = await rejectApplication(context, params.tutorId, reason);
  return redirectWithNotice(
    context,
    list + url.search,
    rejected ? "tutor-rejected" : "tutor-not-rejected",
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, (error) => ({ error, reason: undefined }));

export default function RejectTutor({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const busy = useSending();
  const closeTo = list + search;
  return (
    <Dialog title={messages.rejectTitle} closeTo={closeTo}>
      <p>{messages.rejectQuestion(loaderData.name)}</p>
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        <TextArea
          label={messages.rejectReason}
          hint={messages.rejectHint}
          name="reason"
          defaultValue={actionData?.reason}
          invalid={actionData?.reason !== undefined}
        />
        {actionData && <Notice tone="danger">{actionData.error}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{shared.cancel}</CancelButton>
          <Button tone="danger" pending={busy}>
            {busy ? messages.rejecting : messages.reject}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
