import { useState } from "react";
import { data } from "react-router";
import { readForm } from "#access/form.ts";
import { currentTutor } from "#access/guards.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { edit, markOf } from "#access/publishing.ts";
import { sharedItem } from "#access/teaching.ts";
import { checkContent } from "#domain/content.ts";
import { canManageContent } from "#domain/tutor.ts";
import { keepForm } from "../../keep-form.ts";
import { ContentDialog } from "../content-dialog.tsx";
import { readContentInput, toContent, toContentInput } from "../content-form.ts";
import { problems } from "../content-messages.ts";
import { refusals } from "../refusals.ts";
import { contentKind } from "../sections.ts";
import type { Route } from "./+types/page.ts";
import { CurrentVersion } from "./current-version.tsx";
import { messages } from "./messages.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = contentKind(params.section);
  const { title, description, url, startsAt } = await sharedItem(context, kind, params.itemId);
  const content = { title, description, url, startsAt: startsAt ? new Date(startsAt) : null };
  return {
    kind,
    initial: toContentInput(content),
    opened: markOf(content),
    canManage: canManageContent(currentTutor(context).tutor.status),
  };
}

const refused = {
  "not-approved": { error: refusals.manage, status: 403 },
  identical: { error: messages.identical, status: 409 },
  gone: { error: messages.gone, status: 404 },
};

export async function action({ request, context, params }: Route.ActionArgs) {
  const { assignmentId, section, itemId } = params;
  const kind = contentKind(section);
  const form = await readForm(request, context);
  const typed = readContentInput(form);
  const opened = form.text("opened");
  const answer = { typed, opened, field: null, current: null };
  const failure = checkContent(kind, typed);
  if (failure) {
    // Who may not see the item learns nothing from a badly filled form either.
    await sharedItem(context, kind, itemId);
    const { problem, field } = failure;
    return data({ ...answer, error: problems[problem], field }, { status: 400 });
  }
  const at = { assignmentId, kind, itemId };
  const outcome = await edit(context, at, opened, toContent(kind, typed));
  if (outcome.is === "saved") {
    return redirectWithNotice(
      context,
      `/tutor-dashboard/${assignmentId}/${section}`,
      `${kind}-saved`,
    );
  }
  if (outcome.is === "changed") {
    return data({ ...answer, ...outcome, error: messages.changed }, { status: 409 });
  }
  const { error, status } = refused[outcome.is];
  return data({ ...answer, error }, { status });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, (error) => {
    const kept = { field: null, typed: undefined, opened: undefined, current: null };
    return { error, ...kept };
  });

export default function EditContent({ loaderData, actionData, params }: Route.ComponentProps) {
  const { kind, canManage } = loaderData;
  // What the item said when the dialog was opened, however often the page is read again.
  const [{ initial, opened }] = useState(loaderData);
  return (
    <ContentDialog
      title={messages.title[kind]}
      submit={messages.submit}
      closeTo={`/tutor-dashboard/${params.assignmentId}/${params.section}`}
      kind={kind}
      initial={initial}
      answer={actionData}
      refusal={canManage ? null : refusals.manage}
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
