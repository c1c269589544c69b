import type { LogLine, LogPerson } from "#data/audit/audit-log.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { lookUp } from "#domain/shared/look-up.ts";
import { describeAction } from "#parts/audit/describe-action.ts";
import { reasons } from "#parts/audit/reason-messages.ts";
import { messages, roles } from "./log-messages.ts";

/** A person that a line is about, and their page if their record still exists. */
export interface AboutPerson {
  name: string;
  to: string | null;
}

/** A line of the log as text. */
export function describeLine(line: Omit<LogLine, "at"> & { at: Date | string }) {
  return {
    id: line.id,
    when: formatDateTime(line.at),
    who: whoOf(line),
    role: lookUp(roles, line.actorRole),
    account: line.actorId,
    what: describeAction(line) ?? messages.unknown,
    note: line.note,
    about: aboutOf(line),
    isDenied: line.outcome === "denied",
    reason: line.times === null ? lookUp(reasons, line.reason) : messages.repeated(line.times),
  };
}

type Line = Parameters<typeof describeLine>[0];

function whoOf({ actorId, actorName }: Line): string | null {
  return actorId === null ? null : (actorName ?? messages.deleted);
}

/** The people that a line is about, without the actor. */
function aboutOf({
  actorId,
  account,
  student,
  tutor,
  formerTutor,
  subjectKind,
}: Line): AboutPerson[] {
  const lists = { student: "/admin-dashboard/students", tutor: "/admin-dashboard/tutors" };
  const told = new Set([actorId]);
  const about = (person: LogPerson | null, kind: string | null): AboutPerson[] => {
    if (!person || told.has(person.id)) return [];
    const { id, name } = person;
    told.add(id);
    const list = kind === "student" || kind === "tutor" ? lists[kind] : null;
    if (name === null) return [{ name: messages.deleted, to: null }];
    return [{ name, to: list && `${list}/${id}` }];
  };
  return [
    ...about(account, subjectKind),
    ...about(student, "student"),
    ...about(formerTutor, "tutor"),
    ...about(tutor, "tutor"),
  ];
}
