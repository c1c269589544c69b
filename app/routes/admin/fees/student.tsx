import { Form, redirect } from "react-router";
import { loadPaidStudent, openFamilyOf } from "#use-cases/fees/families.ts";
import { SubmitButton } from "#ui/button.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/student.ts";
import { messages } from "./messages.ts";
import { FeesPage } from "./parts.tsx";
import { base, familyPage } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { name, familyId } = await loadPaidStudent(context, params.studentId);
  if (familyId !== null) throw redirect(familyPage(familyId));
  return { title: messages.openTitle(name) };
}

export async function action({ context, params }: Route.ActionArgs) {
  await openFamilyOf(context, params.studentId);
  return redirect(`${base}/students/${params.studentId}`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees/students/:studentId`: the page of a student's family, or how it gets one. */
export default function PaidStudent({ loaderData }: Route.ComponentProps) {
  return (
    <FeesPage title={loaderData.title}>
      <p className="max-w-prose">{messages.openText}</p>
      <Form method="post">
        <SubmitButton pending={messages.opening}>{messages.open}</SubmitButton>
      </Form>
    </FeesPage>
  );
}
