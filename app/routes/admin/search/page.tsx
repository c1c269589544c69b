import { redirect } from "react-router";
import { loadSearchResults, shownFamilies } from "#use-cases/office/lists.ts";
import { fullName } from "#domain/account/account.ts";
import { nameOfClass, nameOfSubject } from "#domain/teaching/catalogue/catalogue.ts";
import { isWholePhoneNumber } from "#domain/people/phone/phone-number.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { Empty } from "#ui/empty.tsx";
import { readText } from "#parts/office/list/request.ts";
import { requireScope } from "#parts/office/search-scope.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { onlyPage } from "./only-page.ts";
import { FoundGroup } from "./found-group.tsx";
import { askerWords, stageWords } from "#parts/enquiries/messages.ts";
import { guardianMessages } from "#parts/office/guardian-messages.ts";
import { messages as shared } from "#parts/office/messages.ts";
import { tutorName } from "#parts/office/tutor-name.ts";
import { messages } from "./messages.ts";

const base = "/admin-dashboard";

function listUrl(path: string, q: string): string {
  return `${base}${path}?${new URLSearchParams({ q })}`;
}

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta = titled(messages.title);

export async function loader({ url, context }: Route.LoaderArgs) {
  requireScope(url, "all");
  const find = readText(url.searchParams, "find").trim().slice(0, 100);
  const results = await loadSearchResults(context, find);
  const only = isWholePhoneNumber(find) ? onlyPage(results) : null;
  // Who calls is helped on their page: a list of one would be a press more.
  // oxlint-disable-next-line typescript/only-throw-error
  if (only) throw redirect(only);
  const { students, guardians, enquiries, tutors, assignments } = results;
  const now = new Date();
  return {
    find,
    students: students.map(({ id, name, email, nextLesson, isSimilar }) => {
      const to = `${base}/students/${id}`;
      return { id, name, detail: email, next: nextOf(nextLesson, now), isSimilar, to };
    }),
    guardians: guardians
      .slice(0, shownFamilies)
      .map(({ id, name, relation, studentId, studentName, phoneNumber, email, isSimilar }) => {
        const detail = messages.guardianOf(guardianMessages.relations[relation], studentName);
        const next = messages.contact(phoneNumber, email);
        return { id, name, detail, next, isSimilar, to: `${base}/students/${studentId}` };
      }),
    areMoreGuardians: guardians.length > shownFamilies,
    enquiries: enquiries.slice(0, shownFamilies).map((enquiry) => {
      const { id, asker, askerName, childName, classId, stage, isSimilar } = enquiry;
      return {
        id,
        name: childName ?? askerName,
        detail: messages.enquiry(nameOfClass(classId), stageWords[stage]),
        next: messages.askedBy(askerName, askerWords[asker]),
        isSimilar,
        to: `${base}/enquiries/${id}`,
      };
    }),
    areMoreEnquiries: enquiries.length > shownFamilies,
    tutors: tutors.map(({ id, firstName, lastName, email, isSimilar }) => {
      const to = `${base}/tutors/${id}`;
      return { id, name: fullName(firstName, lastName), detail: email, isSimilar, to };
    }),
    assignments: assignments.map((assignment) => {
      const { id, studentId, studentName, classId, subjectId, isSimilar, ...tutor } = assignment;
      const teacher = tutorName(tutor);
      const subject = nameOfSubject(subjectId);
      const grade = nameOfClass(classId);
      return {
        id,
        name: studentName,
        detail: messages.joins(subject, grade, teacher ?? shared.formerTutor),
        isSimilar,
        to: `${base}/students/${studentId}`,
      };
    }),
  };
}

type Next = Awaited<ReturnType<typeof loadSearchResults>>["students"][number]["nextLesson"];

function nextOf(next: Next, now: Date): string {
  if (next === null) return messages.noLesson;
  const { subjectId, startsAt } = next;
  return messages.nextLesson(nameOfSubject(subjectId), nameDatedMoment(startsAt, now));
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { find, students, guardians, enquiries, tutors, assignments } = loaderData;
  if (find === "") return <Empty>{messages.ask}</Empty>;
  const groups = [students, guardians, enquiries, tutors, assignments];
  if (groups.every((found) => found.length === 0)) {
    return <Empty>{messages.nothing}</Empty>;
  }
  return (
    <>
      <h2 className="text-xl font-semibold">{messages.title}</h2>
      <div className="grid gap-6 lg:grid-cols-3">
        <FoundGroup
          title={messages.students}
          found={students}
          all={{ to: listUrl("/students", find), label: messages.allStudents(find) }}
        />
        <FoundGroup
          title={messages.guardians}
          found={guardians}
          areMore={loaderData.areMoreGuardians}
        />
        <FoundGroup
          title={messages.enquiries}
          found={enquiries}
          areMore={loaderData.areMoreEnquiries}
        />
        <FoundGroup
          title={messages.tutors}
          found={tutors}
          all={{ to: listUrl("/tutors", find), label: messages.allTutors(find) }}
        />
        <FoundGroup
          title={messages.assignments}
          found={assignments}
          all={{ to: listUrl("/assignments", find), label: messages.allAssignments(find) }}
        />
      </div>
    </>
  );
}
