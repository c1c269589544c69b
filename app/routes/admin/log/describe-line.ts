import type { LogLine, LogPerson } from "#data/audit-log.ts";
import { formatDateTime } from "#domain/dates.ts";
import { contentNouns, messages, reasons, roles, sentences } from "./messages.ts";

// The table may hold words that a later version of the product no longer knows.
function wordsOf<Words>(table: Readonly<Record<string, Words>>, name: string | null): Words | null {
  return name !== null && Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}

/** Somebody that a line is about, and the list that has them, while they have a record. */
export interface AboutPerson {
  name: string;
  to: string | null;
}

/** A line of the log in words. */
export function describeLine(line: LogLine) {
  return {
    id: line.id,
    when: formatDateTime(line.at),
    who: whoOf(line),
    role: wordsOf(roles, line.actorRole),
    account: line.actorId,
    what: whatOf(line),
    about: aboutOf(line),
    isDenied: line.outcome === "denied",
    reason: wordsOf(reasons, line.reason),
  };
}

function whoOf({ actorId, actorName }: LogLine): string | null {
  return actorId === null ? null : (actorName ?? messages.deleted);
}

function whatOf({ action, outcome, subjectKind }: LogLine): string {
  const sentence = wordsOf(sentences, action);
  if (!sentence) return messages.unknown;
  const isOfContent = ["publish", "edit", "unpublish", "undo-unpublish"].includes(action);
  const noun = isOfContent ? wordsOf(contentNouns, subjectKind) : null;
  return [sentence[outcome], noun].filter(Boolean).join(" ");
}

/** Everybody that a line is about but the one who did it, each once. */
function aboutOf({ actorId, account, student, tutor, subjectKind }: LogLine): AboutPerson[] {
  const list = { student: "/admin-dashboard", tutor: "/admin-dashboard/tutors" };
  const about = (person: LogPerson | null, kind: string | null): AboutPerson[] => {
    if (!person || person.id === actorId) return [];
    const { name } = person;
    const at = kind === "student" || kind === "tutor" ? list[kind] : null;
    if (name === null) return [{ name: messages.deleted, to: null }];
    return [{ name, to: at && `${at}?q=${encodeURIComponent(name)}` }];
  };
  return [...about(account, subjectKind), ...about(student, "student"), ...about(tutor, "tutor")];
}
