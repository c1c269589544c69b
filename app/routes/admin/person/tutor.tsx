import { useFetcher } from "react-router";
import { siteContext } from "#request/context.ts";
import { currentAdmin } from "#security/guards.ts";
import { loadTutor } from "#use-cases/people/people.ts";
import { fullName } from "#domain/account/account.ts";
import { maxCountedLoad } from "#domain/assignments/assignment.ts";
import { knownClasses, knownSubjects } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { experienceBandName, qualificationName } from "#domain/people/tutor-background.ts";
import { canApprove, canLiftSuspension, canReject, canSuspend } from "#domain/people/tutor.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Fact } from "#ui/records/fact.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { describeWeeklyTime } from "#parts/office/describe-matches.ts";
import { describeTimeOffAndReason } from "#parts/timetable/time-off/describe.ts";
import { describePhone } from "#parts/people/contact/describe-phone.ts";
import { Phone } from "#parts/people/contact/phone.tsx";
import { messages as shared } from "#parts/office/messages.ts";
import { openedFrom } from "#parts/office/return-to.ts";
import type { Route } from "./+types/tutor.ts";
import { tones } from "../tutors/tutor-status.tsx";
import { addNote } from "./add-note.ts";
import { describePerson } from "./describe-person.ts";
import { messages } from "./messages.ts";
import { readPersonList } from "./person-list.ts";
import { AccountRow, PersonPage } from "./person-page.tsx";
import { Facts, Section } from "./section.tsx";
import { SuspensionSection } from "./suspension.tsx";
import { tutorMessages as words } from "./tutor-messages.ts";
import { Typed, typed } from "#shell/typed.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.name, words.title);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const now = new Date();
  const loaded = await loadTutor(context, params.tutorId, readPersonList(url.searchParams));
  const { person } = loaded;
  const name = fullName(person.firstName, person.lastName);
  const { name: academy } = context.get(siteContext).academy;
  const { status, load, approvedDate, rejectionReason } = person;
  return {
    ...describePerson(loaded, "tutor", currentAdmin(context).admin.role, now),
    name,
    phone: person.phoneNumber
      ? describePhone(person.phoneNumber, "en", { academy, name, lesson: null }, [])
      : null,
    qualification: qualificationName(person.qualification) || messages.notGiven,
    experience: experienceBandName(person.experience) || messages.notGiven,
    classes: knownClasses(person.selectedClasses).map(className).join(", "),
    subjects: knownSubjects(person.selectedSubjects).map(subjectName).join(", "),
    bio: person.bio || messages.notGiven,
    status,
    approved: approvedDate && formatDateTime(approvedDate),
    rejectionReason,
    students: load >= maxCountedLoad ? words.many(maxCountedLoad) : words.students(load),
    writeTo: `/admin-dashboard/messages/${person.id}`,
    hours: person.hours.map(describeWeeklyTime),
    timeOff: person.timeOff.map((days) => describeTimeOffAndReason(days, now)),
    suspensions: person.suspensions.map(({ id, since, until, ...suspension }) => ({
      ...suspension,
      id,
      since: formatDateTime(since),
      until: until === null ? null : formatDateTime(until),
    })),
    canApprove: canApprove(status),
    canReject: canReject(status),
    canSuspend: canSuspend(status),
    canLiftSuspension: canLiftSuspension(status),
  };
}

export const action = addNote;

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/tutors/:tutorId`: who a tutor is, whom they teach, and what can be done. */
export default function TutorPage({ loaderData: tutor, actionData }: Route.ComponentProps) {
  const { page, status } = tutor;
  const isSuspended = status === "suspended";
  return (
    <PersonPage
      person={tutor}
      badge={<Badge tone={tones[status]}>{shared.status[status]}</Badge>}
      courses={{ title: tutor.students, empty: words.noStudents }}
      above={isSuspended && <SuspensionSection tutor={tutor} />}
      below={!isSuspended && tutor.suspensions.length > 0 && <SuspensionSection tutor={tutor} />}
      danger={
        tutor.canSuspend && (
          <AccountRow text={words.suspendText}>
            <OpenButton tone="danger" to={openedFrom(page, `${page}/suspension`)}>
              {words.suspend}
            </OpenButton>
          </AccountRow>
        )
      }
      refusal={actionData}
    >
      <Section
        title={words.hours}
        all={{ to: tutor.timetableTo, label: words.timetable }}
        actions={
          status === "approved" && (
            <>
              <OpenButton tone="quiet" to={tutor.writeTo}>
                {words.write}
              </OpenButton>
              <OpenButton tone="quiet" to={`${page}/away`}>
                {words.away}
              </OpenButton>
              <OpenButton tone="quiet" to={`${page}/room`}>
                {words.room}
              </OpenButton>
            </>
          )
        }
      >
        {tutor.hours.length === 0 ? (
          <p>{words.hoursUnknown}</p>
        ) : (
          <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {tutor.hours.map((time) => (
              <li key={time}>{time}</li>
            ))}
          </ul>
        )}
        {tutor.timeOff.length > 0 && (
          <Facts>
            <dt className="text-muted">{words.timeOff}</dt>
            <dd>
              {tutor.timeOff.map((days) => (
                <p key={days}>{days}</p>
              ))}
            </dd>
          </Facts>
        )}
      </Section>
      <Section title={words.application} actions={<Decision tutor={tutor} />}>
        <Facts>
          <Fact label={words.status} value={shared.status[status]} />
          {tutor.rejectionReason && (
            <Fact label={words.reason} value={typed(tutor.rejectionReason)} />
          )}
          <Fact label={words.qualification} value={tutor.qualification} />
          <Fact label={words.experience} value={tutor.experience} />
          <Fact label={words.classes} value={tutor.classes} />
          <Fact label={words.subjects} value={tutor.subjects} />
          <dt className="text-muted">{words.bio}</dt>
          <Typed as="dd" className="whitespace-pre-line">
            {tutor.bio}
          </Typed>
          <Fact label={words.email} value={tutor.email} />
          <Fact
            label={words.phone}
            value={tutor.phone ? <Phone phone={tutor.phone} /> : tutor.phoneNumber}
          />
          <Fact label={words.applied} value={tutor.joined} />
          {tutor.approved && <Fact label={words.approved} value={tutor.approved} />}
        </Facts>
      </Section>
    </PersonPage>
  );
}

/** What can be decided about an application. */
function Decision(props: { tutor: { page: string; canApprove: boolean; canReject: boolean } }) {
  const { page, canApprove, canReject } = props.tutor;
  const fetcher = useFetcher<{ error: string }>();
  const isPending = fetcher.state !== "idle";
  return (
    <>
      {canApprove && (
        <fetcher.Form
          method="post"
          action={openedFrom(page, `${page}/approval`)}
          preventScrollReset
        >
          <Button pending={isPending}>{words.approve}</Button>
        </fetcher.Form>
      )}
      {canReject && (
        <OpenButton tone="quiet" to={openedFrom(page, `${page}/rejection`)}>
          {words.reject}
        </OpenButton>
      )}
      {fetcher.data && !isPending && (
        <p role="alert" className="basis-full text-sm text-danger-text">
          {fetcher.data.error}
        </p>
      )}
    </>
  );
}
