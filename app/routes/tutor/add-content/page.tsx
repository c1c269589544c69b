import { data, redirect, useRouteLoaderData } from "react-router";
import { currentTutor } from "#security/guards.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { publish } from "#use-cases/tutor/publishing.ts";
import { loadOwnAssignment } from "#use-cases/tutor/assignments.ts";
import { toContent } from "#domain/content.ts";
import { canManageContent } from "#domain/tutor.ts";
import { keepFormOnFailure } from "../../failed-submit.ts";
import { ContentDialog } from "../content-dialog.tsx";
import { readContentForm } from "../content-form.ts";
import type { loader as layoutLoader } from "../layout.tsx";
import { messages as shared } from "../messages.ts";
import { refusals } from "../refusals.ts";
import { requireContentKind } from "../sections.ts";
import type { Route } from "./+types/page.ts";
import { AlsoPublishTo } from "./also-publish-to.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = requireContentKind(params.section);
  await loadOwnAssignment(context);
  return { kind, canManage: canManageContent(currentTutor(context).tutor.status) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { assignmentId, section } = params;
  const kind = requireContentKind(section);
  const { form, typed, problem } = await readContentForm(request, context, kind);
  const alsoTo = form.all("alsoTo");
  if (problem) {
    // Another tutor's assignment is a 404 for invalid forms too.
    await loadOwnAssignment(context);
    return data({ ...problem, typed, alsoTo }, { status: 400 });
  }
  const targets = new Set([assignmentId, ...alsoTo]);
  const result = await publish(context, [...targets], kind, toContent(kind, typed));
  if (!result.ok) {
    return data({ error: refusals.add, field: null, typed, alsoTo }, { status: 403 });
  }
  const list = `/tutor-dashboard/${assignmentId}/${section}`;
  if (targets.size === 1) return redirect(list, 303);
  return redirectWithFlashMessage(context, list, `${kind}-published`, { count: targets.size });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFormOnFailure(serverAction, (error) => ({
    error,
    field: null,
    typed: undefined,
    alsoTo: undefined,
  }));

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
