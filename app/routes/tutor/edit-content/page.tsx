import { useState } from "react";
import { data } from "react-router";
import { currentTutor } from "#security/guards.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { edit, markOf } from "#use-cases/tutor/publishing.ts";
import { loadOwnItem } from "#use-cases/tutor/assignments.ts";
import { toContent, toContentInput } from "#domain/content.ts";
import { canManageContent } from "#domain/tutor.ts";
import { keepFormOnFailure } from "../../failed-submit.ts";
import { ContentDialog } from "../content-dialog.tsx";
import { readContentForm } from "../content-form.ts";
import { describeRefusal } from "../refusals.ts";
import { requireContentKind } from "../sections.ts";
import type { Route } from "./+types/page.ts";
import { CurrentVersion } from "./current-version.tsx";
import { messages } from "./messages.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = requireContentKind(params.section);
  const item = await loadOwnItem(context, kind, params.itemId);
  const { status } = currentTutor(context).tutor;
  return {
    kind,
    initial: toContentInput(item),
    opened: markOf(item),
    refusal: canManageContent(status) ? null : describeRefusal("manage", status),
  };
}

const refusalAnswers = {
  identical: { error: messages.identical, status: 409 },
  gone: { error: messages.gone, status: 404 },
};

export async function action({ request, context, params }: Route.ActionArgs) {
  const { assignmentId, section, itemId } = params;
  const kind = requireContentKind(section);
  const { form, typed, problem } = await readContentForm(request, context, kind);
  const opened = form.text("opened");
  const answer = { typed, opened, field: null, current: null };
  if (problem) {
    // Another tutor's item is a 404 for invalid forms too.
    await loadOwnItem(context, kind, itemId);
    return data({ ...answer, ...problem }, { status: 400 });
  }
  const address = { assignmentId, kind, itemId };
  const result = await edit(context, address, opened, toContent(kind, typed));
  if (result.ok) {
    const list = `/tutor-dashboard/${assignmentId}/${section}`;
    return redirectWithFlashMessage(context, list, `${kind}-saved`);
  }
  if (result.reason === "changed") {
    const { current, opened } = result;
    return data({ ...answer, current, opened, error: messages.changed }, { status: 409 });
  }
  if (result.reason === "not-approved") {
    const error = describeRefusal("manage", currentTutor(context).tutor.status);
    return data({ ...answer, error }, { status: 403 });
  }
  const { error, status } = refusalAnswers[result.reason];
  return data({ ...answer, error }, { status });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFormOnFailure(serverAction, (error) => ({
    error,
    field: null,
    typed: undefined,
    opened: undefined,
    current: null,
  }));

export default function EditContent({ loaderData, actionData, params }: Route.ComponentProps) {
  const { kind, refusal } = loaderData;
  // The item as it was when the dialog was opened, even when the loader runs again.
  const [{ initial, opened }] = useState(loaderData);
  return (
    <ContentDialog
      title={messages.title[kind]}
      submit={messages.submit}
      closeTo={`/tutor-dashboard/${params.assignmentId}/${params.section}`}
      kind={kind}
      initial={initial}
      answer={actionData}
      refusal={refusal}
    >
      {(draft) => (
        <>
          <input
            type="hidden"
            name="opened"
            value={actionData?.opened ?? draft?.["opened"]?.[0] ?? opened}
          />
          {actionData?.current && <CurrentVersion current={actionData.current} />}
        </>
      )}
    </ContentDialog>
  );
}
