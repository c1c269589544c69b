import { siteContext } from "#request/context.ts";
import { currentAdmin } from "#security/guards.ts";
import { loadStudent } from "#use-cases/people/people.ts";
import { ageAt } from "#domain/people/birth-date.ts";
import { knownSubjects } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { nameOfClass, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDate, formatDateTime } from "#domain/shared/dates.ts";
import { shownConsent } from "#domain/guardians/guardian.ts";
import { legacyCourseName } from "#domain/teaching/services.ts";
import { Fact } from "#ui/records/fact.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { describeBalance } from "#parts/fees/family/balance.ts";
import { describeFamilyTimes, describeMatches } from "#parts/office/describe-matches.ts";
import { guardianMessages } from "#parts/office/guardian-messages.ts";
import { Matches } from "#parts/office/matches.tsx";
import { messages as shared } from "#parts/office/messages.ts";
import { messages as more } from "#parts/office/more-messages.ts";
import { openedFrom } from "#parts/office/return-to.ts";
import type { Route } from "./+types/student.ts";
import { CallCard } from "./call-card.tsx";
import { describeCall } from "./describe-call.ts";
import { addNote } from "./add-note.ts";
import { describePerson } from "./describe-person.ts";
import { guardianLabels, messages, profileLabels } from "./messages.ts";
import { readPersonList } from "./person-list.ts";
import { AccountRow, PersonPage } from "./person-page.tsx";
import { Facts, Section } from "./section.tsx";
import { studentMessages as words } from "./student-messages.ts";
import { typed } from "#shell/typed.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.name, words.title);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const now = new Date();
  const loaded = await loadStudent(context, params.studentId, readPersonList(url.searchParams));
  const { person } = loaded;
  const { selectedClass, bornOn } = person;
  const about = describePerson(loaded, "student", currentAdmin(context).admin.role, now);
  return {
    ...about,
    // They stand in the call card.
    courses: about.courses.map((course) => ({ ...course, requests: [] })),
    requests: about.courses.flatMap(({ requests }) => requests),
    call: describeCall(person, context.get(siteContext).academy.name, now),
    name: person.name,
    profile: describeProfile(person, about),
    guardian: [
      {
        label: guardianLabels.birthDate,
        value:
          bornOn === null
            ? messages.notGiven
            : messages.age(formatDate(bornOn), ageAt(bornOn, now)),
      },
      ...describeGuardian(person.guardian),
    ],
    familyTimes: describeFamilyTimes(person.preferredTimes),
    matches: describeMatches(
      { id: person.id, name: person.name, classId: selectedClass },
      person.matches,
      3,
      now,
    ),
    assignTo: `/admin-dashboard/students/${person.id}/assignments/new`,
  };
}

type Person = Awaited<ReturnType<typeof loadStudent>>["person"];

/** What the student has told us, in order; what may be missing is left out. */
function describeProfile(
  person: Person,
  { email, phoneNumber, joined }: ReturnType<typeof describePerson>,
) {
  const { selectedClass, selectedSubjects, enrolledCourses } = person;
  const labels = profileLabels;
  const legacyCourses = enrolledCourses.map(legacyCourseName).join(", ");
  return [
    { label: labels.email, value: email },
    { label: labels.phone, value: phoneNumber },
    { label: labels.username, value: person.username },
    { label: labels.address, value: person.address || messages.notGiven },
    {
      label: labels.class,
      value: nameOfClass(selectedClass),
    },
    { label: labels.subjects, value: knownSubjects(selectedSubjects).map(subjectName).join(", ") },
    ...(legacyCourses ? [{ label: labels.legacyCourses, value: legacyCourses }] : []),
    ...describeReferral(person),
    { label: labels.joined, value: joined },
    ...(person.balance === null
      ? []
      : [{ label: more.places.fees.label, value: describeBalance(person.balance) }]),
  ];
}

/** Who told the student: a person with a page is named; of anybody else the address is known. */
function describeReferral({ referrer, referralEmail }: Person) {
  const label = profileLabels.referral;
  if (referrer) {
    return [
      { label, value: referrer.name, to: `/admin-dashboard/${referrer.role}s/${referrer.id}` },
    ];
  }
  return referralEmail ? [{ label, value: referralEmail }] : [];
}

type Guardian = Awaited<ReturnType<typeof loadStudent>>["person"]["guardian"];

function describeGuardian(guardian: Guardian) {
  const labels = guardianLabels;
  if (guardian === null) return [{ label: labels.guardianName, value: labels.nobody }];
  const { name, relation, email, phoneNumber, decidedAt, namedAt } = guardian;
  const state = guardianMessages.consentStates[shownConsent(guardian)];
  return [
    { label: labels.guardianName, value: `${name}, ${guardianMessages.relations[relation]}` },
    {
      label: labels.consent,
      value:
        decidedAt === null
          ? messages.askedSince(state, formatDateTime(namedAt))
          : messages.answered(state, formatDateTime(decidedAt)),
    },
    { label: labels.email, value: email },
    ...(phoneNumber ? [{ label: labels.phone, value: phoneNumber }] : []),
  ];
}

export const action = addNote;

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/students/:studentId`: who a student is, and what can be done for them. */
export default function StudentPage({ loaderData: student, actionData }: Route.ComponentProps) {
  return (
    <PersonPage
      person={student}
      courses={{
        title: words.courses,
        empty: words.noCourses,
        actions: (
          <>
            <OpenButton tone="quiet" to={`${student.page}/progress`}>
              {words.progress}
            </OpenButton>
            <OpenButton to={student.assignTo}>{words.assign}</OpenButton>
          </>
        ),
      }}
      above={<CallCard call={student.call} requests={student.requests} />}
      side={
        <Section
          title={words.guardian}
          actions={
            <OpenButton tone="quiet" to={openedFrom(student.page, `${student.page}/guardian`)}>
              {words.guardianDetails}
            </OpenButton>
          }
        >
          <TypedFacts facts={student.guardian} />
        </Section>
      }
      danger={
        <AccountRow text={words.dangerText}>
          <OpenButton tone="danger" to={openedFrom(student.page, `${student.page}/delete`)}>
            {shared.delete}
          </OpenButton>
        </AccountRow>
      }
      refusal={actionData}
    >
      {student.matches.length > 0 && (
        <Section title={words.matches}>
          <p className="text-muted">{student.familyTimes}</p>
          {student.matches.map((subject) => (
            <Matches key={subject.name} subject={subject} to={student.assignTo} heading="h3" />
          ))}
        </Section>
      )}
      <Section title={words.profile}>
        <TypedFacts facts={student.profile} />
      </Section>
    </PersonPage>
  );
}

function TypedFacts(props: { facts: readonly { label: string; value: string; to?: string }[] }) {
  return (
    <Facts>
      {props.facts.map((fact) => (
        <Fact key={fact.label} {...fact} value={typed(fact.value)} />
      ))}
    </Facts>
  );
}
