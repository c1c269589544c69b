import { useState } from "react";
import { data } from "react-router";
import { currentTutor } from "#security/guards.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findOwnCourse } from "#use-cases/teaching/notice-names.ts";
import { aboutContent, aboutCourse } from "#parts/shared/about.ts";
import { edit, markOf } from "#use-cases/teaching/publishing.ts";
import { editLessons } from "#use-cases/timetable/change-series.ts";
import { loadOwnItem } from "#use-cases/assignments/tutor-assignments.ts";
import { toContent, toContentInput } from "#domain/teaching/content.ts";
import { canChangeSeries, readLessonScope } from "#domain/timetable/series/series-change.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { ContentDialog } from "#parts/teaching/content/content-dialog.tsx";
import { readContentForm } from "#parts/teaching/content/content-form.ts";
import { ScopeField } from "#parts/teaching/content/scope-field.tsx";
import { requireContentKind } from "#parts/teaching/tutor/sections.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { findOwnRefusal, refuseOwn } from "#parts/teaching/refusals/own-refusal.ts";
import type { Route } from "./+types/page.ts";
import { CurrentVersion } from "./current-version.tsx";
import { answerLessons } from "./answer-lessons.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData && messages.title[loaderData.kind]);

export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = requireContentKind(params.section);
  const item = await loadOwnItem(context, kind, params.itemId);
  return {
    kind,
    initial: toContentInput(item),
    opened: markOf(item),
    hasScope: canChangeSeries(item, new Date()),
    refusal: findOwnRefusal(context, "manage"),
  };
}

const refusalAnswers = {
  identical: { error: messages.identical, status: 409 },
  gone: { error: messages.gone, status: 404 },
  cancelled: { error: messages.cancelled, status: 409 },
  "not-possible": { error: messages.gone, status: 404 },
};

export async function action({ request, context, params }: Route.ActionArgs) {
  const { assignmentId, section, itemId } = params;
  const kind = requireContentKind(section);
  const { form, typed, problem, confirmed } = await readContentForm(request, context, kind);
  const opened = form.text("opened");
  const scope = kind === "live-session" ? readLessonScope(form.text("scope")) : "this";
  const answer = { typed, opened, scope, field: null, current: null, booking: null };
  if (problem) {
    // Another tutor's item is a 404 for invalid forms too.
    await loadOwnItem(context, kind, itemId);
    return data({ ...answer, ...problem }, { status: 400 });
  }
  const address = { assignmentId, kind, itemId };
  const content = toContent(kind, typed);
  const list = `/tutor-dashboard/${assignmentId}/${section}`;
  if (scope !== "this") {
    const result = await editLessons(context, "tutor", address, scope, {
      opened,
      content,
      confirmed,
    });
    if (!result.ok) return answerLessons(result, answer, currentTutor(context).tutor.status);
    const { count } = result.value;
    const code = count === 1 ? "live-session-saved" : "live-session-several-saved";
    const course = await findOwnCourse(context, assignmentId);
    const about = course && aboutCourse(course);
    return redirectAbout(context, list, code, about, { count });
  }
  const result = await edit(context, "tutor", address, opened, content, { confirmed });
  if (result.ok) {
    const course = await findOwnCourse(context, assignmentId);
    return redirectAbout(context, list, `${kind}-saved`, course && aboutContent(course, content));
  }
  if (result.reason === "changed") {
    const { current, opened } = result;
    return data({ ...answer, current, opened, error: messages.changed }, { status: 409 });
  }
  const { reason } = result;
  if (
    reason === "identical" ||
    reason === "gone" ||
    reason === "cancelled" ||
    reason === "not-possible"
  ) {
    const { error, status } = refusalAnswers[reason];
    return data({ ...answer, error }, { status });
  }
  return refuseOwn(context, "manage", result, { typed, opened, scope, current: null });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, {
    field: null,
    typed: undefined,
    opened: undefined,
    scope: undefined,
    current: null,
    booking: null,
  });

export default function EditContent({ loaderData, actionData, params }: Route.ComponentProps) {
  const { kind, refusal } = loaderData;
  // The item as it was when the dialog was opened, even when the loader runs again.
  const [{ initial, opened, hasScope }] = useState(loaderData);
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
          {hasScope && (
            <ScopeField
              chosen={readLessonScope(draft?.["scope"]?.[0] ?? actionData?.scope ?? "this")}
              hint={messages.scopeHint}
            />
          )}
          {actionData?.current && <CurrentVersion current={actionData.current} />}
        </>
      )}
    </ContentDialog>
  );
}
