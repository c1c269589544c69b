import { data } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { findOwnCourse } from "#use-cases/teaching/notice-names.ts";
import { aboutContent } from "#parts/shared/about.ts";
import { loadOwnLesson } from "#use-cases/timetable/cancel.ts";
import { planMakeUp } from "#use-cases/timetable/make-up.ts";
import { emptyContent, toContent, toContentInput } from "#domain/teaching/content.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { canMakeUp } from "#domain/timetable/cancellation.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { ContentDialog } from "#parts/teaching/content/content-dialog.tsx";
import { readContentForm } from "#parts/teaching/content/content-form.ts";
import { messages as shared } from "#parts/teaching/tutor/messages.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { findOwnRefusal, refuseOwn } from "#parts/teaching/refusals/own-refusal.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

const kind = "live-session";

export async function loader({ context, params }: Route.LoaderArgs) {
  const lesson = await loadOwnLesson(context, params.lessonId);
  return {
    about: messages.makesUpFor(nameDatedMoment(lesson.startsAt, new Date())),
    // The same lesson at the same time of another day.
    initial: { ...toContentInput({ ...emptyContent, ...lesson }), date: "" },
    refusal: findOwnRefusal(context, "add") ?? (canMakeUp(lesson) ? null : messages.notPossible),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { assignmentId, lessonId: cancelledId } = params;
  const { typed, problem, confirmed } = await readContentForm(request, context, kind);
  const answer = { field: null, typed, booking: null };
  if (problem) {
    // Another tutor's lesson is a 404 for invalid forms too.
    await loadOwnLesson(context, cancelledId);
    return data({ ...answer, ...problem }, { status: 400 });
  }
  const address = { assignmentId, cancelledId };
  const content = toContent(kind, typed);
  const result = await planMakeUp(context, "tutor", address, content, confirmed);
  if (result.ok) {
    const list = `/tutor-dashboard/${assignmentId}/live-sessions`;
    const course = await findOwnCourse(context, assignmentId);
    const about = course && aboutContent(course, content);
    return redirectAbout(context, list, `${kind}-added`, about, { item: result.value });
  }
  if (result.reason === "made-up" || result.reason === "not-possible") {
    return data({ ...answer, error: messages.notPossible }, { status: 409 });
  }
  return refuseOwn(context, "add", result, { typed });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { field: null, booking: null, typed: undefined });

/** Add Live Session, filled in from a cancelled lesson, which the new one makes up for. */
export default function MakeUp({ loaderData, actionData, params }: Route.ComponentProps) {
  const { about, initial, refusal } = loaderData;
  return (
    <ContentDialog
      title={messages.title}
      submit={shared.add[kind]}
      closeTo={`/tutor-dashboard/${params.assignmentId}/live-sessions`}
      kind={kind}
      initial={initial}
      answer={actionData}
      refusal={refusal}
    >
      {() => <p className="text-sm text-muted">{about}</p>}
    </ContentDialog>
  );
}
