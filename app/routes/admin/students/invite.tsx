import { data, Form } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { readForm } from "#request/form.ts";
import { FormEnd } from "#parts/office/form-end.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { inviteStudent } from "#use-cases/people/invitations.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { afterStep } from "#parts/office/setup-step.ts";
import { titled } from "#shell/screen-title.ts";
import { InvitedStudentFields } from "#parts/people/invited-student/fields.tsx";
import {
  findInviteProblem,
  readInvitedStudent,
  toInvitedStudent,
} from "#parts/people/invited-student/form.ts";
import { messages } from "#parts/people/invited-student/messages.ts";
import type { Route } from "./+types/invite.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.title);

/** The layout's guard needs a loader to run at a navigation in the browser. */
export const loader = () => null;

export async function action({ request, context, url }: Route.ActionArgs) {
  const values = readInvitedStudent(await readForm(request, context));
  const refuse = (error: string, field: string) => data({ error, field, values }, { status: 400 });
  const problem = findInviteProblem(values);
  if (problem) return refuse(problem.error, problem.field);
  const { email, profile, guardian } = toInvitedStudent(values);
  const result = await inviteStudent(context, email, profile, guardian);
  if (!result.ok) return refuse(messages.taken, "email");
  const to = afterStep(url, `/admin-dashboard/students/${result.value}`);
  return redirectAbout(context, to, "student-invited", profile.name);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/students/invite`: an account for one student, who sets the password. */
export default function InviteStudent({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <Form method="post" noValidate className="grid max-w-2xl grid-cols-1 gap-4">
        <p className="text-muted">{messages.text}</p>
        <InvitedStudentFields values={actionData?.values} invalid={actionData?.field} />
        <FormEnd error={actionData?.error} submit={messages.submit} pending={messages.sending} />
      </Form>
    </>
  );
}
