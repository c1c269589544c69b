import type { PersonCourse } from "#data/people/person-facts.ts";
import { canEnd } from "#domain/assignments/assignment.ts";
import { nameOfClass, nameOfSubject } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDate, nameDatedMoment } from "#domain/shared/dates.ts";
import { messages as shared } from "#parts/office/messages.ts";
import type { CourseRow } from "./course-list.tsx";
import { messages } from "./messages.ts";

/** An assignment as a row of its student's or its tutor's page. */
export function describeCourse(
  course: PersonCourse,
  pageOf: "student" | "tutor",
  page: string,
  now: Date,
): CourseRow {
  const { id, classId, subjectId, student, tutor, endedAt, nextLesson } = course;
  const isActive = canEnd(course);
  const other = pageOf === "student" ? tutor : student;
  const list = pageOf === "student" ? "tutors" : "students";
  const again = new URLSearchParams({ studentId: student.id, classId, subjectId });
  return {
    id,
    name: messages.course(nameOfSubject(subjectId), nameOfClass(classId)),
    with: {
      name: other?.name ?? shared.formerTutor,
      to: other && `/admin-dashboard/${list}/${other.id}`,
    },
    status: statusOf(course),
    facts: [
      messages.since(formatDate(course.assignedDate)),
      ...(endedAt === null ? [] : [messages.endedOn(formatDate(endedAt))]),
    ],
    next: isActive ? nextOf(nextLesson, tutor?.status === "suspended", now) : null,
    requests: course.requests.map((request) => describeAsked(request, now)),
    chaptersTo: `/admin-dashboard/syllabus?${new URLSearchParams({ class: classId, subject: subjectId })}`,
    canEnd: isActive,
    againTo: isActive || pageOf === "tutor" ? null : `${page}/assignments/new?${again}`,
  };
}

function describeAsked(
  { kind, lessonAt, wantedAt }: PersonCourse["requests"][number],
  now: Date,
): string {
  return messages.asked[kind](nameDatedMoment(lessonAt, now), nameDatedMoment(wantedAt, now));
}

function statusOf({ status, tutor }: PersonCourse): CourseRow["status"] {
  if (status !== "active") return { label: shared.notActive, tone: "caution" };
  if (tutor === null) return { label: messages.needsTutor, tone: "danger" };
  if (tutor.status === "suspended") return { label: messages.waits, tone: "danger" };
  return { label: shared.active, tone: "success" };
}

function nextOf(nextLesson: string | null, isWaiting: boolean, now: Date): string {
  if (nextLesson === null) return messages.noLesson;
  const at = nameDatedMoment(nextLesson, now);
  return isWaiting ? messages.planned(at) : messages.next(at);
}
