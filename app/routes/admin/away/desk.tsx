import { languageOfText } from "#content/shared/language-of-text.ts";
import { data, Form } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { dealWithAway, loadAway } from "#use-cases/timetable/away.ts";
import { readWay } from "#domain/timetable/away.ts";
import { readTimeOffReason } from "#domain/timetable/time-off.ts";
import { checkCancelReason } from "#domain/timetable/cancellation.ts";
import { Notice } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { reasonProblems } from "#parts/timetable/cancel/messages.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/desk.ts";
import { awayDesk } from "./address.ts";
import { DealtLessons } from "./dealt-lessons.tsx";
import { describeDesk } from "./describe-desk.ts";
import { messages as words } from "./desk-messages.ts";
import { LessonForm } from "./lesson-form.tsx";
import { messages } from "./messages.ts";
import { queryOf, readDays, readDealt } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.desk.title, messages.title);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const now = new Date();
  const asked = readDays((name) => url.searchParams.get(name) ?? "", now);
  const dealt = readDealt(url.searchParams);
  const ids = dealt.map(({ lessonId }) => lessonId);
  const tutor = await loadAway(context, params.tutorId, asked.days, ids);
  return {
    ...asked.days,
    error: asked.problem && words.problems[asked.problem],
    field: asked.field,
    desk: describeDesk(params.tutorId, tutor, asked.days, dealt, now),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { tutorId } = params;
  const form = await readForm(request, context);
  const { days, problem } = readDays((name) => form.text(name), new Date());
  const reason = form.text("reason");
  const why = readTimeOffReason(form.text("why"));
  const ways = new Map(
    form.all("lesson").flatMap((id) => {
      const way = readWay(form.text(`way-${id}`));
      return way ? [[id, way] as const] : [];
    }),
  );
  const refuse = async (status: number, error: string, isReason = false) => {
    await loadAway(context, tutorId, days);
    return data({ error, isReason, reason }, { status });
  };
  if (problem) return refuse(400, words.problems[problem]);
  const isCancelling = [...ways.values()].some(
    ({ kind }) => kind === "cancel" || kind === "make-up",
  );
  const reasonProblem = isCancelling ? checkCancelReason(reason) : null;
  if (reasonProblem) return refuse(400, reasonProblems[reasonProblem], true);
  const result = await dealWithAway(context, tutorId, { ...days, reason: why }, ways, reason);
  if (!result.ok) return refuse(409, words.notPossible);
  const dealt = result.value;
  const isPartly = dealt.some(({ refusal }) => refusal !== null);
  const done = dealt.length === 0 ? "time-off-saved" : "away-saved";
  const code = isPartly ? "away-partly" : done;
  return redirectWithFlashMessage(context, `${awayDesk(tutorId)}?${queryOf(days, dealt)}`, code);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { isReason: false, reason: undefined });

/**
 * `/admin-dashboard/tutors/:tutorId/away`: the lessons of the days on which a tutor is away, and what
 * becomes of each.
 */
export default function Desk({ loaderData, actionData, params }: Route.ComponentProps) {
  const { firstDay, lastDay, error, field, desk } = loaderData;
  return (
    <>
      <div>
        <TextLink to={`/admin-dashboard/tutors/${params.tutorId}`}>{desk.name}</TextLink>
        <PageTitle className="wrap-anywhere" lang={languageOfText(desk.name)}>
          {desk.title}
        </PageTitle>
      </div>
      <Form className="flex max-w-3xl flex-wrap items-end gap-3" preventScrollReset>
        <TextField
          label={messages.firstDay}
          name="firstDay"
          type="date"
          key={`first ${firstDay}`}
          defaultValue={firstDay}
          invalid={field === "firstDay"}
        />
        <TextField
          label={messages.lastDay}
          name="lastDay"
          type="date"
          key={`last ${lastDay}`}
          defaultValue={lastDay}
          invalid={field === "lastDay"}
        />
        <Button tone="quiet">{messages.show}</Button>
        {desk.links.map(({ label, to }) => (
          <TextLink key={label} to={to} preventScrollReset>
            {label}
          </TextLink>
        ))}
      </Form>
      {error && <Notice tone="danger">{error}</Notice>}
      <h2 className="text-xl font-semibold">{desk.days}</h2>
      {desk.saved && <p className="text-muted">{desk.saved}</p>}
      {desk.demos && <Notice tone="caution">{desk.demos}</Notice>}
      <DealtLessons dealt={desk.dealt} />
      <LessonForm key={desk.days} desk={desk} days={{ firstDay, lastDay }} answer={actionData} />
    </>
  );
}
