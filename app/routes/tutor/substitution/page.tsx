import { languageOfText } from "#content/shared/language-of-text.ts";
import { data } from "react-router";
import { takeFlashMessage } from "#request/flash-message.ts";
import { readAbout } from "#security/notice-about.ts";
import { loadSubstitution } from "#use-cases/timetable/substitutions.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameMoment } from "#domain/shared/dates.ts";
import { leadsToMeeting } from "#domain/timetable/meeting-link.ts";
import { lessonPhase } from "#domain/timetable/lesson.ts";
import { cardClass } from "#ui/card.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { Toasts } from "#ui/toast/toasts.tsx";
import { describeReport } from "#parts/lessons/report/describe.ts";
import { Report } from "#parts/lessons/report/report.tsx";
import { describeFinished } from "#parts/teaching/tutor/finished-notices.ts";
import { JoinButton } from "#parts/teaching/tutor/join-button.tsx";
import { messages as shared } from "#parts/teaching/tutor/messages.ts";
import { FactList } from "#parts/timetable/request/fact-list.tsx";
import { Answer, AnswerButtons } from "#parts/timetable/substitution/answer-buttons.tsx";
import {
  describeSubstitution,
  substitutionLabels,
} from "#parts/timetable/substitution/describe.ts";
import { forwardLoaderHeaders } from "#shell/headers.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { Typed } from "#shell/typed.tsx";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const found = await loadSubstitution(context, params.lessonId);
  const { notice, headers: taken } = await takeFlashMessage(context, request);
  const now = new Date();
  const { classId, subjectId, tutorName, title, description, url, hasAccepted } = found;
  const lesson = describeSubstitution(found, now);
  const phase = lessonPhase(
    { startsAt: found.startsAt.getTime(), minutes: found.minutes },
    now.getTime(),
  );
  const hasLink = leadsToMeeting(url);
  const { finish, decline, last, report, back } = messages;
  const isDone = phase === "past" && !found.isOpen;
  const loaded = {
    title: messages.title(found.studentName),
    lesson,
    answers: substitutionLabels(),
    labels: { finish, decline, last, report, back },
    state: hasAccepted ? messages[isDone ? "over" : "accepted"] : messages.asked,
    noLink: hasAccepted && !hasLink && phase !== "past" ? messages.noLink : null,
    facts: [
      [messages.course, shared.courseTitle(subjectName(subjectId), className(classId))],
      [messages.when, lesson.when],
      [messages.insteadOf, tutorName],
      ...(title ? [[messages.what, title] as const] : []),
    ] as (readonly [string, string])[],
    description,
    url: hasLink && phase !== "past" ? url : null,
    lastReports: found.lastReports.map((each) => ({
      id: each.lessonId,
      when: nameMoment(each.startsAt, now),
      report: describeReport(each, now),
    })),
    noReports: hasAccepted && found.lastReports.length === 0 ? messages.noReports : null,
    report: found.report && describeReport(found.report, now),
    toast: notice && describeFinished(notice.code, readAbout(context, notice)),
  };
  return data(loaded, { headers: taken });
}

export const headers = forwardLoaderHeaders;

/** The page takes no form; a lesson that isn't theirs is a 404 here too. */
export async function action({ context, params }: Route.ActionArgs) {
  await loadSubstitution(context, params.lessonId);
  throw data("no-form", { status: 405 });
}

/** `/tutor-dashboard/substitutions/:lessonId`: one lesson that the tutor gives instead of its own. */
export default function SubstitutionPage({ loaderData }: Route.ComponentProps) {
  const { title, lesson, answers, labels, state, facts, description, url } = loaderData;
  const { toast } = loaderData;
  return (
    <div className="grid max-w-2xl gap-5 wrap-anywhere">
      <PageTitle lang={languageOfText(title)}>{title}</PageTitle>
      <p>{state}</p>
      <FactList facts={facts} />
      {description && (
        <Typed as="p" className="whitespace-pre-line">
          {description}
        </Typed>
      )}
      {loaderData.noLink && <p className="text-muted">{loaderData.noLink}</p>}
      {!lesson.hasAccepted && <AnswerButtons of={lesson} labels={answers} />}
      {lesson.hasAccepted && (
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          {url && <JoinButton lesson={{ id: lesson.id, url }} />}
          {lesson.finishTo && (
            <OpenButton to={lesson.finishTo} tone="quiet">
              {labels.finish}
            </OpenButton>
          )}
          {lesson.canDecline && (
            <Answer action={`${lesson.page}/decline`} label={labels.decline} tone="quiet" />
          )}
        </div>
      )}
      {loaderData.report && (
        <section className="grid gap-2">
          <h2 className="text-xl font-semibold">{labels.report}</h2>
          <div className={`${cardClass} p-4`}>
            <Report of={loaderData.report} />
          </div>
        </section>
      )}
      {(loaderData.lastReports.length > 0 || loaderData.noReports) && (
        <section className="grid gap-2">
          <h2 className="text-xl font-semibold">{labels.last}</h2>
          {loaderData.noReports && <p className="text-muted">{loaderData.noReports}</p>}
          {loaderData.lastReports.map(({ id, when, report }) => (
            <div key={id} className={`${cardClass} grid gap-2 p-4`}>
              <h3 className="font-semibold">{when}</h3>
              <Report of={report} />
            </div>
          ))}
        </section>
      )}
      <div>
        <TextLink to="/tutor-dashboard">{labels.back}</TextLink>
      </div>
      <Toasts
        flashMessage={toast}
        toToast={({ tone, text }) => ({ tone, text, undo: null })}
        dismissLabel={shared.dismiss}
      />
    </div>
  );
}
