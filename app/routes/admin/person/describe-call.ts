import type { CallLesson } from "#data/people/call-card.ts";
import type { StudentFacts } from "#data/people/student-facts.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDate, formatDateTime, formatTime, nameDatedDay } from "#domain/shared/dates.ts";
import { standingOf } from "#domain/lessons/settlement.ts";
import { describePhone } from "#parts/people/contact/describe-phone.ts";
import { describeReport } from "#parts/lessons/report/describe.ts";
import { describeEvent } from "#parts/enquiries/describe-event.ts";
import { sourceWords, stageWords } from "#parts/enquiries/messages.ts";
import { messages as lineWords } from "#parts/messages/messages.ts";
import { standings } from "#parts/lessons/messages.ts";
import { guardianMessages } from "#parts/office/guardian-messages.ts";
import { callMessages as words } from "./call-messages.ts";

/** What a family asks about when it calls, in words. */
export function describeCall(person: StudentFacts, academy: string, now: Date) {
  const { call, guardian, name, phoneNumber } = person;
  const next = call.nextLessons.find(({ cancellation }) => cancellation === null);
  const facts = {
    academy,
    name,
    lesson: next ? { startsAt: new Date(next.startsAt), url: next.url } : null,
  };
  const kinds = ["reminder", "link", "times", "missed-call"] as const;
  return {
    guardian: guardian && {
      label: `${guardian.name}, ${guardianMessages.relations[guardian.relation]}`,
      phone: guardian.phoneNumber
        ? describePhone(guardian.phoneNumber, guardian.language, facts, kinds)
        : null,
    },
    phone: phoneNumber ? describePhone(phoneNumber, call.language, facts, kinds) : null,
    siblings: call.siblings.map(({ id, name: siblingName, areRelated }) => ({
      name: siblingName,
      to: `/admin-dashboard/students/${id}`,
      areRelated,
      path: `/admin-dashboard/students/${person.id}/siblings/${id}`,
    })),
    lastLessons: call.lastLessons.map((lesson) => describeLastLesson(lesson, now)),
    nextLessons: call.nextLessons.map(describeLesson),
    homework: call.homework.map(({ subjectId, text, until, startsAt }) => ({
      title: words.homework(subjectName(subjectId), formatDate(startsAt)),
      text,
      until: until && words.until(nameDatedDay(until, now)),
    })),
    messages: call.messages.map(({ lineId, seq, writtenAs, text, writtenAt, tutorName }) => ({
      key: `${lineId} ${seq}`,
      title: words.message(
        lineWords.writers[writtenAs],
        tutorName ?? words.office,
        formatDateTime(writtenAt),
      ),
      text,
      to: `/admin-dashboard/messages/${lineId}`,
    })),
    office: `/admin-dashboard/messages/${person.id}`,
    enquiries: call.enquiries.map(({ id, createdAt, source, stage, events }) => ({
      title: words.enquiry(formatDate(createdAt), sourceWords[source], stageWords[stage]),
      to: `/admin-dashboard/enquiries/${id}`,
      events: events.map(describeEvent),
    })),
  };
}

export type DescribedCall = ReturnType<typeof describeCall>;

function describeLesson({ id, subjectId, tutorName, startsAt }: CallLesson) {
  return {
    title: words.lesson(subjectName(subjectId), formatDateTime(startsAt)),
    tutor: tutorName,
    to: `/admin-dashboard/lessons/${id}`,
  };
}

function describeLastLesson(lesson: CallLesson, now: Date) {
  const { startsAt, minutes, cancellation, events, decision, report } = lesson;
  const facts = { startsAt: Date.parse(startsAt), minutes, cancellation, events };
  const standing = standingOf(facts, now.getTime());
  const joined = (party: "tutor" | "student") => {
    const event = events.find(
      ({ what, ...by }) => what === "joined" && "as" in by && by.as === party,
    );
    return event ? words.joined[party](formatTime(event.at)) : words.notJoined[party];
  };
  return {
    ...describeLesson(lesson),
    standing: {
      text: standings[standing],
      tone: standing === "held" ? "success" : "caution",
    } as const,
    cancellation,
    facts: cancellation
      ? []
      : [
          joined("tutor"),
          joined("student"),
          ...(decision ? [words.reason(decision)] : []),
          report ? describeReport(report, now).summary : words.noReport,
        ],
  };
}
