import { data, Form } from "react-router";
import { readForm } from "#request/form.ts";
import { loadFamily } from "#use-cases/fees/families.ts";
import { partFrom } from "#use-cases/fees/joining.ts";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { SubmitButton } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { leadToFamily } from "../lead-to-family.ts";
import type { Route } from "./+types/parting.ts";
import { FeesPage } from "../parts.tsx";
import { familyPage } from "../request.ts";
import { describeOwed, namesOf } from "./describe.ts";
import { messages } from "./messages.ts";
import { followJoined } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, messages.partTitle);

export async function loader({ context, params: { familyId } }: Route.LoaderArgs) {
  const family = await loadFamily(context, familyId, 1);
  followJoined(family);
  const { students, balance } = family;
  return {
    title: messages.partTitleOf(namesOf(students)),
    family: familyPage(familyId),
    owed: describeOwed(balance),
    students,
  };
}

export async function action({ request, context, params: { familyId } }: Route.ActionArgs) {
  const studentId = (await readForm(request, context)).text("student");
  const result = await partFrom(context, familyId, studentId);
  if (!result.ok) return data({ error: messages.notParted }, { status: 409 });
  return leadToFamily(context, result.value, "family-parted");
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees/families/:familyId/parting`: parts a student to a family of its own. */
export default function Parting({ loaderData, actionData }: Route.ComponentProps) {
  const { title, family, owed, students } = loaderData;
  return (
    <FeesPage title={title}>
      {actionData && <Notice tone="danger">{actionData.error}</Notice>}
      {students.length < 2 ? (
        <Empty>{messages.alone}</Empty>
      ) : (
        <>
          <p className="text-lg font-semibold">{owed}</p>
          <p className="max-w-prose">{messages.partText}</p>
          <Form method="post" className="grid max-w-xl gap-4">
            <RadioGroup
              legend={messages.who}
              name="student"
              look="row"
              choices={students}
              chosen=""
            />
            <SubmitButton className="justify-self-start" pending={messages.parting}>
              {messages.part}
            </SubmitButton>
          </Form>
        </>
      )}
      <TextLink to={family}>{messages.back}</TextLink>
    </FeesPage>
  );
}
