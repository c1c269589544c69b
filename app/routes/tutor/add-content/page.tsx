import { data, redirect, useRouteLoaderData } from "react-router";
import { readForm } from "#access/form.ts";
import { currentTutor } from "#access/guards.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { publish } from "#access/publishing.ts";
import { sharedAssignment } from "#access/teaching.ts";
import { checkContent } from "#domain/content.ts";
import { canManageContent } from "#domain/tutor.ts";
import { keepForm } from "../../keep-form.ts";
import { ContentDialog } from "../content-dialog.tsx";
import { readContentInput, toContent } from "../content-form.ts";
import { problems } from "../content-messages.ts";
import type { loader as layoutLoader } from "../layout.tsx";
import { messages as shared } from "../messages.ts";
import { refusals } from "../refusals.ts";
import { contentKind } from "../sections.ts";
import type { Route } from "./+types/page.ts";
import { AlsoPublishTo } from "./also-publish-to.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = contentKind(params.section);
  await sharedAssignment(context);
  return { kind, canManage: canManageContent(currentTutor(context).tutor.status) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { assignmentId, section } = params;
  const kind = contentKind(section);
  const form = await readForm(request, context);
  const typed = readContentInput(form);
  const alsoTo = form.all("alsoTo");
  const failure = checkContent(kind, typed);
  if (failure) {
    // Who may not see the assignment learns nothing from a badly filled form either.
    await sharedAssignment(context);
    const { problem, field } = failure;
    return data({ error: problems[problem], field, typed, alsoTo }, { status: 400 });
  }
  const targets = new Set([assignmentId, ...alsoTo]);
  if (!(await publish(context, [...targets], kind, toContent(kind, typed)))) {
    return data({ error: refusals.add, field: null, typed, alsoTo }, { status: 403 });
  }
  const list = `/tutor-dashboard/${assignmentId}/${section}`;
  if (targets.size === 1) return redirect(list, 303);
  return redirectWithNotice(context, list, `${kind}-published`, { count: targets.size });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, (error) => ({ error, field: null, typed: undefined, alsoTo: undefined }));

export default function AddContent({ loaderData, actionData, params }: Route.ComponentProps) {
  const { kind, canManage } = loaderData;
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/tutor/layout");
  const others = layout?.assignments.filter(({ id }) => id !== params.assignmentId) ?? [];
  return (
    <ContentDialog
      title={shared.add[kind]}
      submit={shared.add[kind]}
      closeTo={`/tutor-dashboard/${params.assignmentId}/${params.section}`}
      kind={kind}
      answer={actionData}
      refusal={canManage ? null : refusals.add}
    >
      {(draft) =>
        others.length > 0 && (
          <AlsoPublishTo
            assignments={others}
            chosen={draft?.["alsoTo"] ?? actionData?.alsoTo ?? []}
          />
        )
      }
    </ContentDialog>
  );
}
