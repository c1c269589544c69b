import { data, Form } from "react-router";
import { createAssignment } from "#access/administration.ts";
import { readForm } from "#access/form.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { Button } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { useSending } from "#ui/pending.ts";
import { keepForm } from "../../keep-form.ts";
import type { Route } from "./+types/create.ts";
import { AssignmentFields } from "./assignment-fields.tsx";
import { readChoices } from "./read-choices.ts";
import { createMessages as messages, problems } from "./messages.ts";

const list = "/admin-dashboard/assignments";

export async function loader({ context, url }: Route.LoaderArgs) {
  const chosen = (name: string) => url.searchParams.get(name) ?? "";
  return {
    choices: await readChoices(context, url.searchParams),
    // What a browser without JavaScript has chosen so far.
    chosen: {
      studentId: chosen("studentId"),
      classId: chosen("classId"),
      subjectId: chosen("subjectId"),
      tutorId: chosen("tutorId"),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const typed = {
    studentId: form.text("studentId"),
    classId: form.text("classId"),
    subjectId: form.text("subjectId"),
    tutorId: form.text("tutorId"),
  };
  const outcome = await createAssignment(context, typed);
  if (outcome === "created") return redirectWithNotice(context, list, "assignment-created");
  if (outcome === "refused") {
    return data(
      { error: messages.refused, detail: messages.refusedDetail, typed },
      { status: 409 },
    );
  }
  return data({ error: problems[outcome], detail: null, typed }, { status: 400 });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, (error) => ({ error, detail: null, typed: undefined }));

export default function CreateAssignment({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useSending();
  return (
    <Dialog title={messages.title} closeTo={list}>
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        <AssignmentFields
          choices={loaderData.choices}
          chosen={actionData?.typed ?? loaderData.chosen}
        />
        {actionData && (
          <Notice tone="danger">
            <p>{actionData.error}</p>
            {actionData.detail && <p>{actionData.detail}</p>}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{messages.cancel}</CancelButton>
          <Button pending={busy}>{busy ? messages.creating : messages.submit}</Button>
        </div>
      </Form>
    </Dialog>
  );
}
