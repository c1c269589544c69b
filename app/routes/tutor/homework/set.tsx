import { data, Form, redirect } from "react-router";
import { readForm } from "#request/form.ts";
import { canManageContent } from "#domain/people/tutor.ts";
import { currentTutor } from "#security/guards.ts";
import { loadCourseForHomework, setHomework } from "#use-cases/homework/set-homework.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { SubmitButton } from "#ui/button.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { typedList } from "#shell/typed.tsx";
import type { Route } from "./+types/set.ts";
import { messages } from "./messages.ts";

export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, messages.setTitle, loaderData?.studentName);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { studentName, subjectId } = await loadCourseForHomework(context, params.assignmentId);
  const isApproved = canManageContent(currentTutor(context).tutor.status);
  return {
    studentName,
    subject: subjectName(subjectId),
    refusal: isApproved ? null : messages.problems["not-approved"],
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  await loadCourseForHomework(context, params.assignmentId);
  const form = await readForm(request, context);
  const typed = { text: form.text("text"), until: form.text("until") };
  const result = await setHomework(context, params.assignmentId, typed);
  if (result.ok) return redirect(`/tutor-dashboard/homework/${result.value}`, { status: 303 });
  const status = result.reason === "not-approved" ? 403 : 400;
  return data({ error: messages.problems[result.reason], typed }, { status });
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/tutor-dashboard/homework/add/:assignmentId`: homework that no report asks for. */
export default function SetHomework({ loaderData, actionData }: Route.ComponentProps) {
  const { studentName, subject, refusal } = loaderData;
  const typed = actionData?.typed;
  const error = actionData?.error ?? refusal;
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-5">
      <header className="grid gap-1">
        <PageTitle>{messages.setTitle}</PageTitle>
        <p className="text-muted">{typedList([studentName, subject])}</p>
      </header>
      <Form method="post" className="grid gap-4">
        <TextArea label={messages.text} name="text" rows={4} defaultValue={typed?.text} required />
        <TextField
          label={messages.until}
          optional={messages.optional}
          type="date"
          name="until"
          defaultValue={typed?.until}
        />
        {error && <Notice tone="danger">{error}</Notice>}
        {!refusal && (
          <SubmitButton pending={messages.saving} className="justify-self-start">
            {messages.set}
          </SubmitButton>
        )}
      </Form>
    </div>
  );
}
