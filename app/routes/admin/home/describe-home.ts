import type { AdminHome, HomeLesson } from "#data/office/home.ts";
import { describeDue } from "#parts/people/notes/describe-due.ts";
import { countInMeasure, isEvening, maxCountedDay } from "#domain/lessons/day.ts";
import { maxCountedQueue, shownPromises } from "#domain/office/queue.ts";
import { fullName } from "#domain/account/account.ts";
import { knownClasses, knownSubjects } from "#domain/teaching/catalogue/catalogue-ids.ts";
import {
  className,
  nameOfClass,
  nameOfSubject,
  subjectName,
} from "#domain/teaching/catalogue/catalogue.ts";
import { formatDate, nameDatedMoment, formatTime } from "#domain/shared/dates.ts";
import { daysFrom } from "#domain/shared/day.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { canEnter } from "#domain/people/staff.ts";
import { canJoin, lessonPhase } from "#domain/timetable/lesson.ts";
import { experienceBandName, qualificationName } from "#domain/people/tutor-background.ts";
import { tutorsAway } from "#parts/lessons/day/messages.ts";
import { dayPath, describeDayNumbers } from "#parts/lessons/day/numbers.ts";
import { describePhone } from "#parts/people/contact/describe-phone.ts";
import { describeFamilyTimes, describeMatches } from "#parts/office/describe-matches.ts";
import type { AdminActor } from "#security/guards.ts";
import { entryMessages as messages } from "./entry-messages.ts";
import { numberOf } from "./number-of.ts";

/** How many times of each tutor can be planned from the home. */
const shownTimes = 1;

/** What a section of the home shows besides its entries: texts that the browser then needn't load. */
function queue(
  shown: number,
  all: number,
  { title, empty, more, to }: { title: string; empty: string; more: string | null; to: string },
) {
  const text = all > shown ? messages.more(shown, all, maxCountedQueue) : more;
  return {
    title,
    count: numberOf(all, maxCountedQueue),
    empty: shown === 0 ? empty : null,
    more: shown > 0 && text !== null ? { to, text } : null,
  };
}

/** The texts of the admin's home, made on the server so that the browser needs no catalogue for it. */
export function describeHome(
  home: AdminHome,
  { role, hasSecondFactor, hasPasskey }: Omit<AdminActor["admin"], "counts">,
  academy: string,
  now: Date,
) {
  const { counts } = home;
  const written = canEnter(role, "messages") ? describeMessages(home.messages) : null;
  const isClear =
    written === null &&
    home.suspended.length === 0 &&
    home.promises.length === 0 &&
    countInMeasure("without-link", home.today) === 0 &&
    Object.values(counts).every((number) => number === 0);
  const today = toIndiaDateTimeFields(now).date;
  const planned = countInMeasure("planned", home.today);
  return {
    setup: home.isSetupDue && canEnter(role, "setup") ? messages.setup : null,
    secondFactor: hasSecondFactor || hasPasskey ? null : messages.secondFactor,
    clear: isClear ? messages.clear : null,
    quality: messages.quality,
    weeks: home.weeks,
    applications: {
      queue: queue(home.applications.length, counts.applications, {
        ...messages.applications,
        to: "/admin-dashboard/tutors?status=pending&sort=applied&order=asc",
      }),
      items: home.applications.map(describeApplication),
    },
    students: {
      queue: queue(home.students.length, counts.students, {
        ...messages.students,
        to: "/admin-dashboard/students?needs=tutor&sort=joined&order=asc",
      }),
      items: home.students.map((student) => describeStudent(student, academy, now)),
    },
    promises: {
      queue: {
        title: messages.promises.title,
        more:
          home.promises.length > shownPromises
            ? { to: "/admin-dashboard/evening#promises", text: messages.promises.more }
            : null,
      },
      items: home.promises.slice(0, shownPromises).map((promise) => describeDue(promise, now)),
    },
    enquiries: {
      queue: {
        ...messages.enquiries,
        count: numberOf(counts.enquiries, maxCountedQueue),
        empty: counts.enquiries === 0 ? messages.enquiries.empty : null,
      },
      late: counts.lateEnquiries > 0 ? messages.late(counts.lateEnquiries, maxCountedQueue) : null,
    },
    written,
    guardians: {
      queue: queue(home.guardians.length, counts.guardians, {
        ...messages.guardians,
        to: "/admin-dashboard/students",
      }),
      items: home.guardians.map(({ since, guardianName, ...guardian }) => ({
        ...guardian,
        id: guardian.studentId,
        guardian: messages.guardianOf(guardianName),
        since: messages.since(formatDate(since)),
      })),
    },
    evening: isEvening(now) ? describeEvening(home) : null,
    today: {
      queue: {
        title: messages.today.title,
        count: numberOf(planned, maxCountedDay),
        empty: home.lessons.length > 0 ? null : messages.today[planned > 0 ? "over" : "empty"],
      },
      numbers: [
        ...describeDayNumbers(home.today, today),
        ...(home.away > 0
          ? [{ id: "away", text: tutorsAway(home.away), to: dayPath(today, "away") }]
          : []),
      ],
      links: messages.today.links,
      items: home.lessons.map((lesson) => describeLesson(lesson, now)),
      withoutLinkText: messages.withoutLink,
      withoutLink: home.lessonsWithoutLink.map((lesson) => describeLesson(lesson, now)),
    },
    hold: {
      title: messages.hold,
      suspended: home.suspended.map(({ id, name, since, courses, lessons }) => ({
        id,
        name,
        since: messages.suspendedSince(formatDate(since)),
        waiting: messages.held(
          messages.courses(courses, maxCountedQueue),
          messages.lessons(lessons, maxCountedQueue),
        ),
      })),
      links: describeLinks(counts),
    },
  };
}

/** The messages that wait for the staff; null for none. */
function describeMessages(waiting: AdminHome["messages"]) {
  const { title, more, ...words } = messages.written;
  const numbers = (["reported", "flagged", "toAnswer"] as const)
    .filter((what) => waiting[what] > 0)
    .map((what) => {
      const text = words[what](waiting[what], maxCountedQueue);
      return { id: what, text, to: more.to };
    });
  return numbers.length > 0 ? { title, more, numbers } : null;
}

/** What is to be put right before tomorrow, each with its part of the evening's list. */
function describeEvening({ today, tomorrow, counts }: AdminHome) {
  const { evening } = messages;
  const to = (part: string) => `/admin-dashboard/evening#${part}`;
  const numbers = [
    ["tomorrow", countInMeasure("without-link", tomorrow), evening.withoutLink, maxCountedDay],
    ["tomorrow", countInMeasure("without-tutor", tomorrow), evening.withoutTutor, maxCountedDay],
    ["unsettled", countInMeasure("unsettled", today), evening.unsettled, maxCountedDay],
    ["enquiries", counts.enquiries, evening.enquiries, maxCountedQueue],
  ] as const;
  return {
    title: evening.title,
    numbers: numbers
      .filter(([, number]) => number > 0)
      .map(([part, number, words, most]) => {
        const text = words(numberOf(number, most));
        return { id: text, text, to: to(part) };
      }),
    empty: numbers.every(([, number]) => number === 0) ? evening.empty : null,
    more: { to: "/admin-dashboard/evening", text: evening.link },
  };
}

/** Lessons and courses that wait, each with the list that has them. */
function describeLinks(counts: AdminHome["counts"]): { to: string; text: string }[] {
  const { lessonsToSettle, lessonsWhileAway, lessonsToGive, overlappingLessons } = counts;
  const { makeUpsToPlan, changesRefused, coursesWithoutTutor } = counts;
  const links = [
    [lessonsToSettle, "lessons", messages.toSettle(lessonsToSettle, maxCountedQueue)],
    [lessonsWhileAway, "away", messages.whileAway(lessonsWhileAway, maxCountedQueue)],
    [lessonsToGive, "away", messages.toGive(lessonsToGive, maxCountedQueue)],
    [changesRefused, "away", messages.refused(changesRefused, maxCountedQueue)],
    [makeUpsToPlan, "away", messages.makeUps(makeUpsToPlan, maxCountedQueue)],
    [overlappingLessons, "overlaps", messages.overlaps(overlappingLessons, maxCountedQueue)],
    [
      coursesWithoutTutor,
      "assignments?needs=tutor",
      messages.tutorLeft(messages.courses(coursesWithoutTutor, maxCountedQueue)),
    ],
  ] as const;
  return links.filter(([count]) => count > 0).map(([, to, text]) => ({ to, text }));
}

function describeApplication(tutor: AdminHome["applications"][number]) {
  const { id, firstName, lastName, qualification, experience, classes, subjects, bio } = tutor;
  return {
    id,
    name: fullName(firstName, lastName),
    background: messages.background(
      qualificationName(qualification),
      experienceBandName(experience),
    ),
    classes: knownClasses(classes).map(className).join(", "),
    subjects: knownSubjects(subjects).map(subjectName).join(", "),
    bio,
    applied: messages.applied(formatDate(tutor.appliedAt)),
  };
}

function describeStudent(student: AdminHome["students"][number], academy: string, now: Date) {
  const { id, name, phoneNumber, language, classId, waitingSince, demo, matches, preferredTimes } =
    student;
  const others = student.subjectIds.slice(matches.length).map(nameOfSubject);
  const demoTimes = demo ? [demo.first, demo.second].filter((at) => new Date(at) > now) : [];
  return {
    id,
    name,
    phone: phoneNumber
      ? describePhone(phoneNumber, language, { academy, name, lesson: null }, [
          "times",
          "missed-call",
        ])
      : null,
    classId,
    waiting: messages.waiting(
      nameOfClass(classId),
      formatDate(waitingSince),
      daysFrom(new Date(waitingSince), now),
    ),
    demo:
      demoTimes.length > 0 ? messages.demo(demoTimes.map((at) => nameDatedMoment(at, now))) : null,
    times: describeFamilyTimes(preferredTimes),
    subjects: describeMatches({ id, name, classId }, matches, shownTimes, now),
    others: others.length > 0 ? messages.otherSubjects(others) : null,
  };
}

function describeLesson(lesson: HomeLesson, now: Date) {
  const { id, startsAt, minutes, title, studentName, tutorName, isTutorSuspended, subjectId } =
    lesson;
  const state = lessonPhase({ startsAt: Date.parse(startsAt), minutes }, now.getTime());
  return {
    id,
    time: messages.at(formatTime(startsAt)),
    title,
    isNow: canJoin(state),
    subject: nameOfSubject(subjectId),
    who: messages.who(studentName, tutorName || messages.formerTutor),
    isTutorSuspended,
  };
}

export type HomeView = ReturnType<typeof describeHome>;
