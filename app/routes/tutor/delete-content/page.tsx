import { data } from "react-router";
import type { ContentAddress } from "#data/teaching/content.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findOwnCourse, findOwnItem } from "#use-cases/teaching/notice-names.ts";
import { aboutCourse, aboutItem } from "#parts/shared/about.ts";
import { readForm } from "#request/form.ts";
import type { WideScope } from "#use-cases/timetable/change-series.ts";
import { deleteLessons } from "#use-cases/timetable/end-lessons.ts";
import { unpublish } from "#use-cases/teaching/publishing.ts";
import { loadOwnItem } from "#use-cases/assignments/tutor-assignments.ts";
import { canChangeSeries, readLessonScope } from "#domain/timetable/series/series-change.ts";
import { Confirmation } from "#ui/dialog/confirmation.tsx";
import { revertOnFailure } from "#shell/failed-submit.ts";
import { requireContentKind } from "#parts/teaching/tutor/sections.ts";
import { ScopeField } from "#parts/teaching/content/scope-field.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { describeOwnRefusal } from "#parts/teaching/refusals/own-refusal.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData && messages.title[loaderData.kind]);

export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = requireContentKind(params.section);
  const item = await loadOwnItem(context, kind, params.itemId);
  return { kind, title: item.title, hasScope: canChangeSeries(item, new Date()) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { assignmentId, section, itemId } = params;
  const kind = requireContentKind(section);
  const address = { assignmentId, kind, itemId };
  const scope = kind === "live-session" ? await readScope(request, context) : "this";
  if (scope !== "this") return deleteSeveral(context, address, scope);
  const item = await findOwnItem(context, address);
  const result = await unpublish(context, address);
  if (!result.ok) {
    const error = describeOwnRefusal(context, "manage");
    return data({ error }, { status: 403 });
  }
  const list = `/tutor-dashboard/${assignmentId}/${section}`;
  const about = item && aboutItem(item);
  return redirectAbout(context, list, `${kind}-deleted`, about, { undo: itemId });
}

// The form without a choice is empty; a script may post it without any body.
async function readScope(request: Request, context: Route.ActionArgs["context"]) {
  if (!request.headers.has("content-type")) return "this";
  return readLessonScope((await readForm(request, context)).text("scope"));
}

async function deleteSeveral(
  context: Route.ActionArgs["context"],
  address: ContentAddress,
  scope: WideScope,
) {
  const result = await deleteLessons(context, "tutor", address, scope);
  if (result.ok) {
    const list = `/tutor-dashboard/${address.assignmentId}/live-sessions`;
    const details = { count: result.value, undo: address.itemId };
    const course = await findOwnCourse(context, address.assignmentId);
    const about = course && aboutCourse(course);
    return redirectAbout(context, list, "live-session-several-deleted", about, details);
  }
  const isRefused = result.reason === "not-approved";
  const error = isRefused ? describeOwnRefusal(context, "manage") : messages.notInSeries;
  return data({ error }, { status: isRefused ? 403 : 409 });
}

export const clientAction = (args: Route.ClientActionArgs) => revertOnFailure(args);

export default function DeleteContent({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <Confirmation
      title={messages.title[loaderData.kind]}
      question={messages.question(loaderData.title)}
      detail={messages.detail}
      error={actionData?.error}
      confirm={messages.confirm}
      pending={messages.deleting}
      cancel={messages.cancel}
      closeTo={`/tutor-dashboard/${params.assignmentId}/${params.section}`}
    >
      {loaderData.hasScope && <ScopeField chosen="this" />}
    </Confirmation>
  );
}
