import { randomUUID } from "node:crypto";
import type { Database } from "#data/shared/database.ts";
import type { AuditAction } from "#domain/audit/actions.ts";
import type { AuditActor, AuditEntry, AuditSubject } from "#domain/audit/audit.ts";
import type { ConsentDecision } from "#domain/guardians/guardian.ts";
import type { SampleCourse } from "./sample-teaching.ts";
import { planGuardians } from "./sample-guardians.ts";
import { sampleStudents } from "./sample-people.ts";
import { sampleTutors } from "./sample-tutors.ts";
import { decidedAt, joinedAt, suspendedAt } from "./sample-records.ts";
import { idFrom } from "./sample-time.ts";

interface Line {
  at: Date;
  actor: AuditActor;
  action: AuditAction;
  subject: AuditSubject;
  detail?: AuditEntry["detail"];
}

const consentActions: Readonly<Record<ConsentDecision, AuditAction>> = {
  given: "give-consent",
  withheld: "withhold-consent",
  withdrawn: "withdraw-consent",
};

/** Inserts the lines of the audit log that the sample's changes would have written. */
export async function insertLog(
  trx: Database,
  now: Date,
  { courses, adminId }: { courses: readonly SampleCourse[]; adminId: string },
): Promise<void> {
  const admin: AuditActor = { id: adminId, role: "admin" };
  const lines = [
    ...linesOfTutors(now, admin),
    ...linesOfStudents(now),
    ...linesOfGuardians(now),
    ...courses.flatMap((course) => linesOfCourse(course, admin)),
  ];
  const rows = lines
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, actor, action, subject, detail = {} }) => ({
      at,
      request_id: randomUUID(),
      actor_id: actor.id,
      actor_role: actor.role,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      outcome: "done" as const,
      reason: null,
      detail: JSON.stringify(detail),
    }));
  await trx.insertInto("audit_log").values(rows).execute();
}

function linesOfTutors(now: Date, admin: AuditActor): Line[] {
  return sampleTutors.flatMap(({ handle, status, applied }) => {
    const id = idFrom(handle);
    const subject: AuditSubject = { kind: "tutor", id };
    const at = decidedAt(now, handle, applied);
    const lines: Line[] = [
      {
        at: joinedAt(now, handle, applied),
        actor: { id, role: "tutor" },
        action: "apply",
        subject,
      },
    ];
    if (status === "rejected") lines.push({ at, actor: admin, action: "reject-tutor", subject });
    if (status === "approved" || status === "suspended") {
      lines.push({ at, actor: admin, action: "approve-tutor", subject });
    }
    if (status === "suspended") {
      lines.push({ at: suspendedAt(now, handle), actor: admin, action: "suspend-tutor", subject });
    }
    return lines;
  });
}

function linesOfStudents(now: Date): Line[] {
  return sampleStudents.map(({ handle, joined }) => {
    const actor: AuditActor = { id: idFrom(handle), role: "student" };
    const subject: AuditSubject = { kind: "student", id: idFrom(handle) };
    return { at: joinedAt(now, handle, joined), actor, action: "sign-up", subject };
  });
}

function linesOfGuardians(now: Date): Line[] {
  return planGuardians(now).flatMap(({ id, student, namedAt, answers }) => {
    const studentId = idFrom(student);
    const subject: AuditSubject = { kind: "guardian", id };
    const detail = { studentId };
    return [
      {
        at: namedAt,
        actor: { id: studentId, role: "student" },
        action: "name-guardian",
        subject,
        detail,
      },
      ...answers.map(({ decision, at }): Line => {
        const actor: AuditActor = { id, role: "guardian" };
        return { at, actor, action: consentActions[decision], subject, detail };
      }),
    ];
  });
}

function linesOfCourse(course: SampleCourse, admin: AuditActor): Line[] {
  const [studentId, tutorId] = [idFrom(course.student), idFrom(course.tutor)];
  return [
    {
      at: course.assignedAt,
      actor: admin,
      action: "create-assignment",
      subject: { kind: "assignment", id: course.id },
      detail: { studentId, tutorId },
    },
    ...(course.endedAt === null
      ? []
      : [
          {
            at: course.endedAt,
            actor: admin,
            action: "end-assignment" as const,
            subject: { kind: "assignment" as const, id: course.id },
            detail: { studentId, tutorId },
          },
        ]),
    ...course.items.filter(isOwnChange(course)).map(({ id, kind, createdAt }): Line => ({
      at: createdAt,
      actor: { id: tutorId, role: "tutor" },
      action: "publish",
      subject: { kind, id },
      detail: { assignmentId: course.id },
    })),
    ...course.items.flatMap(({ id, kind, cancellation }): Line[] =>
      cancellation?.as === "tutor"
        ? [
            {
              at: cancellation.at,
              actor: { id: tutorId, role: "tutor" },
              action: "cancel-lesson",
              subject: { kind, id },
              detail: { assignmentId: course.id },
            },
          ]
        : [],
    ),
  ];
}

/** A series is planned with one change, whose line has its first lesson. */
function isOwnChange({ items }: SampleCourse) {
  const first = items.find(({ inSeries }) => inSeries);
  return (item: SampleCourse["items"][number]) => !item.inSeries || item === first;
}
