import { data } from "react-router";
import { readForm } from "#request/form.ts";
import { currentTutor } from "#security/guards.ts";
import type { AwayTutor } from "#data/timetable/away.ts";
import type { Context } from "#request/context.ts";
import type { TimeOffDays } from "#domain/timetable/week/days.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { readTimeOffReason } from "#domain/timetable/time-off.ts";
import { Notice } from "#ui/notice.tsx";
import { PageTitle, TitledSection } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { describeTimeOff } from "#parts/timetable/time-off/describe.ts";
import { dealByForm, loadDesk } from "#parts/timetable/away/describe-away.ts";
import { AwayDesk } from "#parts/timetable/away/desk.tsx";
import { messages as shared } from "#parts/timetable/away/messages.ts";
import { queryOf } from "#parts/timetable/away/request.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { forwardLoaderHeaders } from "#shell/headers.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { Typed } from "#shell/typed.tsx";
import { takeNotice } from "#parts/shared/take-notice.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";
import { ownDesk } from "./address.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, shared.title);

const placeOf = (context: Context) => ({
  planner: "tutor" as const,
  tutorId: currentTutor(context).accountId,
  address: ownDesk,
});

/** The tutor's other times off with lessons. */
const others = ({ times }: AwayTutor, days: TimeOffDays, now: Date) =>
  times
    .filter((time) => queryOf(time) !== queryOf(days))
    .map(({ lessons, ...time }) => ({
      label: messages.other(describeTimeOff(time, now), lessons),
      days: time,
    }));

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { notice, headers: taken } = await takeNotice(context, request, messages.notices);
  const { tutor, shown, desk } = await loadDesk(
    context,
    placeOf(context),
    url.searchParams,
    others,
  );
  const { makeUps } = tutor;
  const now = new Date();
  const loaded = {
    title: messages.title,
    intro: messages.intro,
    unsaved: tutor.isSaved ? null : messages.unsaved,
    shown,
    desk,
    why: readTimeOffReason(url.searchParams.get("why") ?? "") ?? ("leave" as const),
    makeUps:
      makeUps.length > 0
        ? {
            title: messages.makeUps,
            lessons: makeUps.map(({ id, assignmentId, studentName, startsAt }) => ({
              id,
              to: `/tutor-dashboard/${assignmentId}/live-sessions/${id}/make-up`,
              text: messages.makeUp(studentName, nameDatedMoment(startsAt, now)),
            })),
          }
        : null,
    notice,
  };
  return data(loaded, { headers: taken });
}

export const headers = forwardLoaderHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  return dealByForm(context, placeOf(context), form);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { isReason: false, reason: undefined });

/**
 * `/tutor-dashboard/away`: a tutor's own lessons on days on which they are away, and what becomes of
 * each.
 */
export default function OwnAway({ loaderData, actionData }: Route.ComponentProps) {
  const { title, intro, unsaved, shown, desk, why, makeUps, notice } = loaderData;
  return (
    <div className="grid gap-4">
      <PageTitle as="h2">{title}</PageTitle>
      {notice && <Notice tone="success">{notice}</Notice>}
      <p className="max-w-prose text-muted">{intro}</p>
      <AwayDesk shown={shown} desk={desk} why={why} answer={actionData}>
        {unsaved && <p className="text-sm text-muted">{unsaved}</p>}
      </AwayDesk>
      {makeUps && (
        <TitledSection id="make-ups" title={makeUps.title}>
          <ul>
            {makeUps.lessons.map(({ id, to, text }) => (
              <li key={id}>
                <Typed as={TextLink} to={to} className="wrap-anywhere">
                  {text}
                </Typed>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}
