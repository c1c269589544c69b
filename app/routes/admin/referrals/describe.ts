import type { ReferredStudent } from "#data/people/referrals.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { monthChoices } from "#parts/shared/read-month.ts";
import { mostReferred } from "#use-cases/people/referrals.ts";
import { messages } from "./messages.ts";

const monthsToChoose = 24;

/** A month's referred students, by who had told them: whoever told the most first. */
export function describeReferrals(students: readonly ReferredStudent[], month: string, now: Date) {
  const byReferrer = Map.groupBy(students, ({ referralEmail }) => referralEmail);
  const withCourse = students.filter(({ hasCourse }) => hasCourse).length;
  return {
    month,
    months: monthChoices(month, now, monthsToChoose),
    totals:
      students.length > 0 ? messages.totals(students.length, byReferrer.size, withCourse) : null,
    most: students.length === mostReferred ? messages.most(mostReferred) : null,
    referrers: [...byReferrer]
      .map(([email, told]) => describeReferrer(email, told))
      .toSorted((a, b) => b.students.length - a.students.length),
  };
}

function describeReferrer(email: string, told: readonly ReferredStudent[]) {
  const [first] = told;
  const person = first?.referrer ?? null;
  return {
    id: first?.id ?? email,
    // A person of the academy is named; the address of anybody else is all that is known.
    name: person?.name ?? email,
    to: person && `/admin-dashboard/${person.role}s/${person.id}`,
    numbers: messages.numbers(told.length, first?.inAll ?? told.length),
    students: told.map(({ id, name, joinedAt, hasCourse }) => ({
      id,
      name,
      joined: messages.joined(formatDate(joinedAt)),
      course: hasCourse ? messages.withCourse : messages.withoutCourse,
    })),
  };
}

export type ReferrerView = ReturnType<typeof describeReferrer>;
