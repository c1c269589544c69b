import { languageOfText } from "#content/shared/language-of-text.ts";
import { data, Form, Outlet, redirect } from "react-router";
import { readForm } from "#request/form.ts";
import type { LessonEvidence } from "#data/lessons/evidence.ts";
import { currentAdmin } from "#security/guards.ts";
import { decideLesson, loadLessonEvidence } from "#use-cases/lessons/unsettled.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import { canChange, canEnter } from "#domain/people/staff.ts";
import { canDecide, decisionsFor, standingOf } from "#domain/lessons/settlement.ts";
import { SubmitButton } from "#ui/button.tsx";
import { Fact } from "#ui/records/fact.tsx";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { TextArea, type Choice } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { textLinkClass } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { cardClass } from "#ui/card.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { describeReport } from "#parts/lessons/report/describe.ts";
import { Report } from "#parts/lessons/report/report.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/lesson.ts";
import { describeCourse } from "#parts/office/describe-course.ts";
import { personLink } from "#parts/office/person-link.ts";
import { Changes } from "./changes.tsx";
import { describeHistory, describePlan, findChanges } from "./describe-history.ts";
import { History, PlanFact } from "./history.tsx";
import { messages } from "./messages.ts";
import { typed } from "#shell/typed.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData && loaderData.lesson);

export async function loader({ context, params }: Route.LoaderArgs) {
  const lesson = await loadLessonEvidence(context, params.lessonId);
  const { course, startsAt, minutes, student, tutor } = lesson;
  const { role } = currentAdmin(context).admin;
  const now = Date.now();
  return {
    lesson: describeCourse(course),
    when: `${formatDateTime(new Date(startsAt))}, ${formatLength(minutes)}`,
    people: [
      {
        label: messages.tutor,
        value: tutor?.name ?? messages.formerTutor,
        to: tutor && personLink(role, "tutors", tutor.id),
      },
      {
        label: messages.student,
        value: student?.name ?? messages.formerStudent,
        to: student && personLink(role, "students", student.id),
      },
    ],
    standing: messages.standings[standingOf(lesson, now)],
    guardianRead: lesson.guardianReadAt && formatDateTime(lesson.guardianReadAt),
    events: lesson.events.map(describeEvent),
    report: lesson.report && describeReport(lesson.report, new Date(now)),
    decisions:
      canChange(role, "lessons") && student && canDecide(lesson, now)
        ? decisionsFor(lesson).map((id) => ({ id, name: messages.outcomes[id] }))
        : [],
    id: lesson.id,
    plan: lesson.plan ? describePlan(lesson.plan) : [],
    history: describeHistory(lesson),
    changes: canEnter(role, "timetable") ? findChanges(lesson) : null,
  };
}

/** One piece of evidence in words. */
function describeEvent(event: LessonEvidence["events"][number]) {
  const outcome = "outcome" in event && event.outcome ? messages.outcomes[event.outcome] : "";
  const party = event.as ? messages.parties[event.as] : messages.nobody;
  return {
    at: formatDateTime(new Date(event.at)),
    who: event.name ? `${party}, ${event.name}` : party,
    what: messages.said[event.what](outcome, formatDateTime(new Date(event.startsAt))),
    reason: event.reason,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const typed = { outcome: form.text("outcome"), reason: form.text("reason") };
  const result = await decideLesson(context, params.lessonId, typed);
  if (result.ok) return redirect("/admin-dashboard/lessons", 303);
  const status = result.reason === "not-possible" ? 409 : 400;
  return data({ error: messages.problems[result.reason], typed }, { status });
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/lessons/:lessonId`: all evidence of a lesson, and the form that decides it. */
export default function Lesson({ loaderData, actionData }: Route.ComponentProps) {
  const { lesson, when, people, standing, guardianRead, events, report, decisions } = loaderData;
  const { id, plan, history, changes } = loaderData;
  return (
    <>
      <PageTitle className="wrap-anywhere" lang={languageOfText(lesson)}>
        {lesson}
      </PageTitle>
      <dl className="grid max-w-3xl grid-cols-[max-content_1fr] gap-x-4 gap-y-1 wrap-anywhere">
        <Fact label={messages.when} value={when} />
        {people.map((person) => (
          <PlanFact key={person.label} fact={person} />
        ))}
        <Fact label={messages.standing} value={standing} />
        {plan.map((fact) => (
          <PlanFact key={fact.label} fact={fact} />
        ))}
        {guardianRead && <Fact label={messages.guardianRead} value={guardianRead} />}
      </dl>
      {changes && <Changes id={id} changes={changes} />}
      <h2 className="text-xl font-semibold">{messages.evidence}</h2>
      {events.length === 0 ? <p>{messages.noEvidence}</p> : <Evidence events={events} />}
      {report && (
        <>
          <h2 className="text-xl font-semibold">{messages.report}</h2>
          <div className={`${cardClass} max-w-3xl p-4`}>
            <Report of={report} />
          </div>
        </>
      )}
      {history.map((part) => (
        <History key={part.title} part={part} />
      ))}
      {decisions.length > 0 && <DecisionForm decisions={decisions} answer={actionData} />}
      <p>
        <a href="/admin-dashboard/lessons" className={textLinkClass}>
          {messages.back}
        </a>
      </p>
      <Outlet />
    </>
  );
}

function Evidence(props: { events: { at: string; who: string; what: string; reason: string }[] }) {
  return (
    <ol className="grid max-w-3xl gap-2">
      {props.events.map(({ at, who, what, reason }) => (
        <li key={`${at} ${who} ${what}`} className={`${cardClass} px-4 py-2 wrap-anywhere`}>
          <p className="font-medium">{what}</p>
          <p className="text-sm text-muted">
            {typed(who)} · {at}
          </p>
          {reason && <p className="text-sm">{messages.reasonGiven(reason)}</p>}
        </li>
      ))}
    </ol>
  );
}

function DecisionForm(props: {
  decisions: readonly Choice[];
  answer: { error: string; typed?: { outcome: string; reason: string } | undefined } | undefined;
}) {
  const { decisions, answer } = props;
  return (
    <section className={`${cardClass} grid max-w-3xl gap-4 p-4 sm:p-6`}>
      <h2 className="text-xl font-semibold">{messages.decide}</h2>
      <Form method="post" noValidate className="grid gap-4">
        <RadioGroup
          legend={messages.decision}
          name="outcome"
          choices={decisions}
          chosen={answer?.typed?.outcome}
          look="lines"
        />
        <TextArea
          label={messages.reason}
          name="reason"
          rows={4}
          defaultValue={answer?.typed?.reason ?? ""}
        />
        {answer && <Notice tone="danger">{answer.error}</Notice>}
        <div>
          <SubmitButton pending={messages.saving}>{messages.save}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
