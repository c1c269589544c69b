import { useEffect, useRef, useState } from "react";
import { data, Form, useLocation } from "react-router";
import { createAssignment } from "#use-cases/admin/assignments.ts";
import { checkAssignment, type AssignmentField } from "#domain/assignment.ts";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { Button } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog.tsx";
import { useHoldUpdates } from "#ui/hold-updates.ts";
import { Notice } from "#ui/notice.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { keepFormOnFailure } from "../../failed-submit.ts";
import { openedFrom, returnTo } from "../return-to.ts";
import type { Route } from "./+types/create.ts";
import { firstLessonOf, readPlan } from "./read-plan.ts";
import { AssignmentFields } from "./assignment-fields.tsx";
import { readChoices } from "./read-choices.ts";
import { createMessages as messages, problems } from "./messages.ts";

const list = "/admin-dashboard/assignments";

/** The page that opened the dialog, or the list, without what was chosen in the dialog. */
function pageBehind(search: string): string {
  const from = new URLSearchParams(search).get("from");
  return from === null ? list : returnTo(list, openedFrom(from, ""));
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const chosen = (name: string) => url.searchParams.get(name) ?? "";
  const { classId, ...choices } = await readChoices(context, url.searchParams);
  return {
    choices,
    // Without JavaScript, each search reloads the page with what was chosen so far.
    chosen: {
      studentId: chosen("studentId"),
      classId,
      subjectId: chosen("subjectId"),
      tutorId: chosen("tutorId"),
    },
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const plan = readPlan(form.text("plan"));
  const input = {
    studentId: form.text("studentId"),
    classId: form.text("classId"),
    subjectId: form.text("subjectId"),
    tutorId: plan?.tutorId ?? form.text("tutorId"),
  };
  const lesson = plan && { place: plan.place, ...firstLessonOf(input.subjectId) };
  const result = await createAssignment(context, input, lesson);
  if (result.ok) {
    const code = lesson ? "assignment-planned" : "assignment-created";
    return redirectWithFlashMessage(context, pageBehind(url.search), code);
  }
  if (result.reason === "time-taken") {
    const refusal = { error: messages.timeTaken, detail: messages.timeTakenDetail };
    return data({ ...refusal, input, field: null }, { status: 409 });
  }
  if (result.reason === "not-possible") {
    const refusal = { error: messages.refused, detail: messages.refusedDetail };
    return data({ ...refusal, input, field: null }, { status: 409 });
  }
  // Without the tutor's record, the first problem is that of the first empty field.
  const field = checkAssignment(input, null)?.field ?? null;
  return data({ error: problems[result.reason], detail: null, input, field }, { status: 400 });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFormOnFailure(serverAction, (error) => ({
    error,
    detail: null,
    input: undefined,
    field: null,
  }));

export default function CreateAssignment({ loaderData, actionData }: Route.ComponentProps) {
  const isSubmitting = useIsSubmitting();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [mended, setMended] = useState<typeof actionData>();
  const refusal = actionData === mended ? undefined : actionData;
  const from = new URLSearchParams(search).get("from");
  useHoldUpdates(actionData !== undefined);

  useEffect(() => {
    const field = actionData?.field;
    if (!field) return;
    form.current
      ?.querySelector<HTMLElement>(`select[name="${field}"], [data-field="${field}"]`)
      ?.focus();
  }, [actionData]);

  return (
    <Dialog title={messages.title} closeTo={pageBehind(search)}>
      <Form ref={form} method="post" noValidate preventScrollReset className="grid gap-4">
        {from !== null && <input type="hidden" name="from" value={from} />}
        <AssignmentFields
          choices={loaderData.choices}
          chosen={actionData?.input ?? loaderData.chosen}
          invalid={refusal?.field ?? null}
          onFill={(field: AssignmentField) => {
            if (field === actionData?.field) setMended(actionData);
          }}
        />
        {refusal && (
          <Notice tone="danger">
            <p>{refusal.error}</p>
            {refusal.detail && <p>{refusal.detail}</p>}
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
