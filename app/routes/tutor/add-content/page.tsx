import { data, useRouteLoaderData } from "react-router";
import { currentTutor } from "#security/guards.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findOwnCourse } from "#use-cases/teaching/notice-names.ts";
import { aboutContent, aboutTitle } from "#parts/shared/about.ts";
import { publish } from "#use-cases/teaching/publishing.ts";
import { loadOwnAssignment } from "#use-cases/assignments/tutor-assignments.ts";
import { canPublishToSeveral, toContent } from "#domain/teaching/content.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { ContentDialog } from "#parts/teaching/content/content-dialog.tsx";
import { readContentForm } from "#parts/teaching/content/content-form.ts";
import type { loader as layoutLoader } from "../layout.tsx";
import { messages as shared } from "#parts/teaching/tutor/messages.ts";
import { requireContentKind } from "#parts/teaching/tutor/sections.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { findOwnRefusal, refuseOwn } from "#parts/teaching/refusals/own-refusal.ts";
import type { Route } from "./+types/page.ts";
import { AlsoPublishTo } from "./also-publish-to.tsx";
import { messages } from "./messages.ts";
import { readPlace, weekBehind } from "./read-place.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData && shared.add[loaderData.kind]);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const kind = requireContentKind(params.section);
  await loadOwnAssignment(context);
  const { roomUrl } = currentTutor(context).tutor;
  return {
    kind,
    refusal: findOwnRefusal(context, "add"),
    placed: readPlace(url.searchParams),
    initial: kind === "live-session" ? { url: roomUrl } : {},
    closeTo:
      weekBehind(url.searchParams, url.searchParams.get("date")) ??
      `/tutor-dashboard/${params.assignmentId}/${params.section}`,
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { assignmentId, section } = params;
  const kind = requireContentKind(section);
  const { form, typed, problem, confirmed } = await readContentForm(request, context, kind);
  const alsoTo = form.all("alsoTo");
  const answer = { field: null, typed, alsoTo, booking: null };
  const targets = new Set([assignmentId, ...alsoTo]);
  const isForOne = targets.size === 1 || canPublishToSeveral(kind);
  if (problem || !isForOne) {
    // Another tutor's assignment is a 404 for invalid forms too.
    await loadOwnAssignment(context);
    return data({ ...answer, ...(problem ?? { error: messages.oneStudent }) }, { status: 400 });
  }
  const content = toContent(kind, typed);
  const result = await publish(context, [...targets], kind, content, { confirmed });
  if (!result.ok) return refuseOwn(context, "add", result, { typed, alsoTo });
  const list =
    weekBehind(url.searchParams, typed.date) ?? `/tutor-dashboard/${assignmentId}/${section}`;
  const { size: count } = targets;
  const code = count === 1 ? `${kind}-added` : `${kind}-published`;
  const course = await findOwnCourse(context, assignmentId);
  const about = count === 1 && course ? aboutContent(course, content) : aboutTitle(content.title);
  return redirectAbout(context, list, code, about, { count, item: result.value });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { field: null, booking: null, typed: undefined, alsoTo: undefined });

export default function AddContent({ loaderData, actionData, params }: Route.ComponentProps) {
  const { kind, refusal, placed, initial, closeTo } = loaderData;
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/tutor/layout");
  const others = layout?.assignments.filter(({ id }) => id !== params.assignmentId) ?? [];
  return (
    <ContentDialog
      title={shared.add[kind]}
      submit={shared.add[kind]}
      closeTo={closeTo}
      kind={kind}
      isNew
      placed={placed}
      initial={initial}
      answer={actionData}
      refusal={refusal}
    >
      {(draft) =>
        others.length > 0 &&
        canPublishToSeveral(kind) && (
          <AlsoPublishTo
            assignments={others}
            chosen={draft?.["alsoTo"] ?? actionData?.alsoTo ?? []}
          />
        )
      }
    </ContentDialog>
  );
}
