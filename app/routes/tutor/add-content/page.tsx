import { data, Form, redirect, useNavigation } from "react-router";
import { readForm } from "#access/form.ts";
import { currentTutor } from "#access/guards.ts";
import { publish, sharedAssignment } from "#access/teaching.ts";
import { checkContent } from "#domain/content.ts";
import { parseIndiaDateTime } from "#domain/india-time.ts";
import { canManageContent } from "#domain/tutor.ts";
import { Button } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { keepForm } from "../../keep-form.ts";
import { contentKind } from "../sections.ts";
import { messages as shared } from "../messages.ts";
import { refusals } from "../refusals.ts";
import type { Route } from "./+types/page.ts";
import { ContentFields } from "./content-fields.tsx";
import { messages, problems } from "./messages.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = contentKind(params.section);
  await sharedAssignment(context);
  return { kind, canManage: canManageContent(currentTutor(context).tutor.status) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const kind = contentKind(params.section);
  const form = await readForm(request, context);
  const typed = {
    title: form.text("title"),
    description: form.text("description"),
    url: form.text("url"),
    date: form.text("date"),
    time: form.text("time"),
  };
  const failure = checkContent(kind, typed);
  if (failure) {
    // Who may not see the assignment learns nothing from a badly filled form either.
    await sharedAssignment(context);
    const { problem, field } = failure;
    return data({ error: problems[problem], field, typed }, { status: 400 });
  }
  const isLive = kind === "live-session";
  const published = await publish(context, params.assignmentId, kind, {
    title: typed.title.trim(),
    description: typed.description.trim(),
    url: typed.url.trim() || null,
    startsAt: isLive ? parseIndiaDateTime(typed.date, typed.time) : null,
  });
  if (!published) return data({ error: refusals.add, field: null, typed }, { status: 403 });
  return redirect(`/tutor-dashboard/${params.assignmentId}/${params.section}`, 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, (error) => ({ error, field: null, typed: undefined }));

export default function AddContent({ loaderData, actionData, params }: Route.ComponentProps) {
  const { kind, canManage } = loaderData;
  const list = `/tutor-dashboard/${params.assignmentId}/${params.section}`;
  const busy = useNavigation().state !== "idle";
  const error = actionData?.error ?? (canManage ? null : refusals.add);
  return (
    <Dialog title={shared.add[kind]} closeTo={list}>
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        {canManage && (
          <ContentFields kind={kind} typed={actionData?.typed} field={actionData?.field ?? null} />
        )}
        {error && <Notice tone="danger">{error}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{messages.cancel}</CancelButton>
          {canManage && (
            <Button disabled={busy}>{busy ? messages.saving : shared.add[kind]}</Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
