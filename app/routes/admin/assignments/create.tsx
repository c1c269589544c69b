import { data, Form } from "react-router";
import { createAssignment } from "#use-cases/admin/assignments.ts";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { Button } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog.tsx";
import { useHoldUpdates } from "#ui/hold-updates.ts";
import { Notice } from "#ui/notice.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { keepFormOnFailure } from "../../failed-submit.ts";
import type { Route } from "./+types/create.ts";
import { AssignmentFields } from "./assignment-fields.tsx";
import { readChoices } from "./read-choices.ts";
import { createMessages as messages, problems } from "./messages.ts";

const list = "/admin-dashboard/assignments";

export async function loader({ context, url }: Route.LoaderArgs) {
  const chosen = (name: string) => url.searchParams.get(name) ?? "";
  return {
    choices: await readChoices(context, url.searchParams),
    // Without JavaScript, each search reloads the page with what was chosen so far.
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
  const input = {
    studentId: form.text("studentId"),
    classId: form.text("classId"),
    subjectId: form.text("subjectId"),
    tutorId: form.text("tutorId"),
  };
  const result = await createAssignment(context, input);
  if (result.ok) return redirectWithFlashMessage(context, list, "assignment-created");
  if (result.reason === "not-possible") {
    return data(
      { error: messages.refused, detail: messages.refusedDetail, input },
      { status: 409 },
    );
  }
  return data({ error: problems[result.reason], detail: null, input }, { status: 400 });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFormOnFailure(serverAction, (error) => ({ error, detail: null, input: undefined }));

export default function CreateAssignment({ loaderData, actionData }: Route.ComponentProps) {
  const isSubmitting = useIsSubmitting();
  useHoldUpdates(actionData !== undefined);
  return (
    <Dialog title={messages.title} closeTo={list}>
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        <AssignmentFields
          choices={loaderData.choices}
          chosen={actionData?.input ?? loaderData.chosen}
        />
        {actionData && (
          <Notice tone="danger">
            <p>{actionData.error}</p>
            {actionData.detail && <p>{actionData.detail}</p>}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{messages.cancel}</CancelButton>
          <Button pending={isSubmitting}>
            {isSubmitting ? messages.creating : messages.submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
