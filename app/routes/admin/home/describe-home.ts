import { maxCountedQueue, type AdminHome, type HomeSession } from "#data/admin-home.ts";
import { maxSuggestedLoad } from "#data/suggestions.ts";
import { fullName } from "#domain/account.ts";
import { isClassId, isSubjectId, knownClasses, knownSubjects } from "#domain/catalogue-ids.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { formatDate, formatDateTime } from "#domain/dates.ts";
import { canJoin, sessionState } from "#domain/live-session.ts";
import { experienceBandName, qualificationName } from "#domain/tutor-background.ts";
import { entryMessages as messages } from "./entry-messages.ts";

const nameOfClass = (id: string) => (isClassId(id) ? className(id) : id);
const nameOfSubject = (id: string) => (isSubjectId(id) ? subjectName(id) : id);

/** The texts of the admin's home, made on the server so that the browser needs no catalogue for it. */
export function describeHome(home: AdminHome, now: Date) {
  const { counts } = home;
  const queue = (shown: number, all: number) => ({
    count: messages.numberOf(all, maxCountedQueue),
    more: all > shown ? messages.more(shown, all, maxCountedQueue) : null,
  });
  return {
    isClear:
      home.suspended.length === 0 &&
      Object.entries(counts).every(([name, number]) => name === "sessions" || number === 0),
    applications: {
      ...queue(home.applications.length, counts.applications),
      items: home.applications.map(describeApplication),
    },
    students: {
      ...queue(home.students.length, counts.students),
      items: home.students.map((student) => describeStudent(student, now)),
    },
    guardians: {
      ...queue(home.guardians.length, counts.guardians),
      items: home.guardians.map(({ since, guardianName, ...guardian }) => ({
        ...guardian,
        guardian: messages.guardianOf(guardianName),
        since: messages.since(formatDate(since)),
      })),
    },
    today: {
      ...queue(home.sessions.length, counts.sessions),
      areOver: counts.sessions > 0 && home.sessions.length === 0,
      items: home.sessions.map((session) => describeSession(session, now)),
      withoutLink: home.sessionsWithoutLink.map((session) => describeSession(session, now)),
    },
    hold: {
      suspended: home.suspended.map(({ id, name, since, courses, lessons }) => ({
        id,
        name,
        since: messages.suspendedSince(formatDate(since)),
        waiting: messages.held(
          messages.courses(courses, maxCountedQueue),
          messages.lessons(lessons, maxCountedQueue),
        ),
      })),
      tutorLeft:
        counts.coursesWithoutTutor > 0
          ? messages.tutorLeft(messages.courses(counts.coursesWithoutTutor, maxCountedQueue))
          : null,
    },
  };
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

function describeStudent(student: AdminHome["students"][number], now: Date) {
  const { id, name, phoneNumber, classId, waitingSince, demo, suggestions } = student;
  const demoTimes = demo ? [demo.first, demo.second].filter((at) => new Date(at) > now) : [];
  const [firstName = name] = name.split(" ");
  return {
    id,
    name,
    phoneNumber,
    classId,
    waiting: messages.waiting(nameOfClass(classId), formatDate(waitingSince)),
    demo: demoTimes.length > 0 ? messages.demo(demoTimes.map(formatDateTime)) : null,
    subjects: suggestions.map(({ subjectId, tutors }) => ({
      id: subjectId,
      name: nameOfSubject(subjectId),
      tutors: tutors.map((tutor) => ({
        id: tutor.id,
        name: tutor.name,
        reason: [
          messages.teaches(nameOfClass(classId), nameOfSubject(subjectId)),
          messages.load(tutor.load, maxSuggestedLoad),
          ...(tutor.hasTaught ? [messages.taught(firstName)] : []),
        ].join(", "),
      })),
    })),
  };
}

function describeSession(session: HomeSession, now: Date) {
  const { id, startsAt, title, studentName, tutorName, isTutorSuspended, subjectId } = session;
  const [, time = ""] = formatDateTime(startsAt).split(" at ");
  return {
    id,
    time,
    title,
    isNow: canJoin(sessionState(new Date(startsAt).getTime(), now.getTime())),
    subject: nameOfSubject(subjectId),
    who: messages.who(studentName, tutorName || messages.formerTutor),
    isTutorSuspended,
  };
}

export type HomeView = ReturnType<typeof describeHome>;
