import { useEffect, useRef, useState } from "react";
import { data, Form, useLocation } from "react-router";
import { requirePersonBehind } from "#use-cases/assignments/person-behind.ts";
import { createAssignment } from "#use-cases/assignments/assignments.ts";
import { checkAssignment, type AssignmentField } from "#domain/assignments/assignment.ts";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOf } from "#use-cases/people/names.ts";
import { aboutCourse } from "#parts/shared/about.ts";
import { Button } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/create.ts";
import { describePlan, isAboutAssignment, type DescribedPlan } from "./describe-plan.ts";
import { RefusedPlan } from "./refused-plan.tsx";
import { readPlan, readPressed } from "./read-plan.ts";
import { AssignmentFields } from "./assignment-fields.tsx";
import { nameBehind, pageBehind } from "./page-behind.ts";
import { readChoices } from "./read-choices.ts";
import { createMessages as messages, problems } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  screenTitle(matches, messages.title, nameBehind(matches));

/** What is confirmed, by what was planned. */
const noticeCodes = {
  none: "assignment-created",
  first: "assignment-planned",
  weekly: "assignment-planned-weekly",
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  // Over a student's page, for that student, unless another one was chosen.
  const asked = new URLSearchParams({ studentId: params.studentId ?? "" });
  for (const [name, value] of url.searchParams) asked.set(name, value);
  const chosen = (name: string) => asked.get(name) ?? "";
  const { classId, ...choices } = await readChoices(context, asked);
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

export async function action({ request, context, params, url }: Route.ActionArgs) {
  await requirePersonBehind(context, params);
  const form = await readForm(request, context);
  const pressed = readPressed(form);
  const input = {
    studentId: form.text("studentId"),
    classId: form.text("classId"),
    subjectId: form.text("subjectId"),
    tutorId: pressed?.tutorId ?? form.text("tutorId"),
  };
  const plan = pressed && readPlan(pressed.plan, form, input.subjectId);
  const result = await createAssignment(context, input, plan);
  if (result.ok) {
    const { studentId, subjectId } = input;
    const studentName = await findNameOf(context, "student", studentId);
    return redirectAbout(
      context,
      pageBehind(params, url.search, { isPlain: true }),
      noticeCodes[plan?.kind ?? "none"],
      studentName === null ? null : aboutCourse({ studentName, subjectId }),
    );
  }
  const answer = {
    error: null as string | null,
    detail: null as string | null,
    input,
    field: null,
  };
  if (!isAboutAssignment(result)) {
    // The button may have stood on another page, whose people this dialog does not know yet.
    const choices = await readChoices(context, new URLSearchParams(input));
    const refused = pressed && describePlan(result, pressed.plan, form);
    return data({ ...answer, choices, plan: refused }, { status: 409 });
  }
  const nothing = { choices: null, plan: null };
  if (result.reason === "not-possible") {
    const refusal = { ...answer, error: messages.refused, detail: messages.refusedDetail };
    return data({ ...refusal, ...nothing }, { status: 409 });
  }
  // Without the tutor's record, the first problem is that of the first empty field.
  const field = checkAssignment(input, null)?.field ?? null;
  return data({ ...answer, ...nothing, error: problems[result.reason], field }, { status: 400 });
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

export default function CreateAssignment({ loaderData, actionData, params }: Route.ComponentProps) {
  const isSubmitting = useIsSubmitting();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [mended, setMended] = useState<typeof actionData>();
  const refusal = actionData === mended ? undefined : actionData;
  const from = new URLSearchParams(search).get("from");

  useEffect(() => {
    const field = actionData?.field;
    if (!field) return;
    form.current
      ?.querySelector<HTMLElement>(`select[name="${field}"], [data-field="${field}"]`)
      ?.focus();
  }, [actionData]);

  return (
    <Dialog title={messages.title} closeTo={pageBehind(params, search, { isPlain: true })}>
      <Form ref={form} method="post" noValidate preventScrollReset className="grid gap-4">
        {refusal?.plan && <RefusedPlan plan={refusal.plan} />}
        {from !== null && <input type="hidden" name="from" value={from} />}
        <AssignmentFields
          choices={actionData?.choices ?? loaderData.choices}
          chosen={actionData?.input ?? loaderData.chosen}
          invalid={refusal?.field ?? null}
          onFill={(field: AssignmentField) => {
            if (field === actionData?.field) setMended(actionData);
          }}
        />
        {refusal?.error && (
          <Notice tone="danger">
            <p>{refusal.error}</p>
            {refusal.detail && <p>{refusal.detail}</p>}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{messages.cancel}</CancelButton>
          <SubmitButtons plan={refusal?.plan ?? null} pending={isSubmitting} />
        </div>
      </Form>
    </Dialog>
  );
}

function SubmitButtons({ plan, pending }: { plan: DescribedPlan | null; pending: boolean }) {
  const label = plan ? plan.labels.withoutLessons : messages.submit;
  return (
    <>
      <Button pending={pending} tone={plan ? "quiet" : "primary"}>
        {pending ? messages.creating : label}
      </Button>
      {plan?.again && (
        <Button pending={pending} name="plan" value={plan.again}>
          {plan.labels.plan}
        </Button>
      )}
    </>
  );
}
