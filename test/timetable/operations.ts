import type { TimeOff } from "./clock.ts";
/** When a lesson is; its start in milliseconds since 1970. */
export interface Time {
  start: number;
  minutes: number;
}

export type Scope = "this" | "following" | "all";

/** A lesson, as a form of its tutor addresses it. */
interface TutorsLesson {
  /** Who presses. */
  tutorId: string;
  assignmentId: string;
  lessonId: string;
}

/** Adds lessons; `title` is on no other lesson. */
interface Planned {
  title: string;
  to: Time;
  /** Whether an unusual time is meant. */
  isConfirmed: boolean;
}

/** What somebody does to the timetable, with all that their form says. */
export type Operation =
  | ({ kind: "make"; tutorId: string; assignmentId: string } & Planned)
  | ({ kind: "make-up" } & TutorsLesson & Planned)
  | {
      kind: "series";
      /** An admin, or the tutor. */
      actorId: string;
      isAdmin: boolean;
      assignmentId: string;
      title: string;
      /** 1 for Monday. */
      weekdays: number[];
      /** HH:MM */
      clock: string;
      minutes: number;
      /** YYYY-MM-DD */
      firstDay: string;
      count: number;
      /** The issues of the preview that was shown: the places of lessons, and why. */
      seen: [place: number, reason: "taken" | "time-off"][];
    }
  | {
      kind: "move";
      tutorId: string;
      lessonId: string;
      scope: Scope;
      was: number;
      to: number;
      isConfirmed: boolean;
      /** Whether it is the Undo of a move. */
      isUndo: boolean;
      /** Whether an admin does it, on the office's page of the lesson. */
      isOffice: boolean;
    }
  | ({ kind: "edit"; scope: Scope; was: Time; to: Time; isConfirmed: boolean } & TutorsLesson)
  | ({ kind: "cancel"; scope: Scope; isOffice: boolean } & TutorsLesson)
  | { kind: "restore"; lessonId: string }
  | ({ kind: "delete"; scope: Scope } & TutorsLesson)
  | ({ kind: "undo" } & TutorsLesson)
  | { kind: "ask"; studentId: string; lessonId: string; wanted: number | null }
  | { kind: "withdraw"; studentId: string; lessonId: string }
  | { kind: "answer"; tutorId: string; requestId: string; isAccepted: boolean }
  | ({ kind: "time-off"; tutorId: string } & TimeOff)
  | { kind: "end-time-off"; tutorId: string; timeOffId: string }
  | { kind: "hand-over"; assignmentId: string; tutorId: string }
  /** The office asks a tutor to give a lesson, or gives it back to its own. */
  | { kind: "substitute"; lessonId: string; tutorId: string }
  | { kind: "give-back"; lessonId: string }
  /** The tutor who was asked. */
  | { kind: "accept"; lessonId: string; tutorId: string }
  | { kind: "decline"; lessonId: string; tutorId: string };

export type Kind = Operation["kind"];

export type OperationOf<K extends Kind> = Extract<Operation, { kind: K }>;

/** Why an operation is refused. */
export type Reason =
  | "asked"
  | "booked"
  | "cancelled"
  | "changed"
  | "ended"
  | "gone"
  | "identical"
  | "late"
  | "limited"
  | "made-up"
  | "moved"
  | "not-eligible"
  | "not-found"
  | "not-in-series"
  | "not-possible"
  | "orphaned"
  | "overlap"
  | "past"
  | "preview"
  | "same-time"
  | "taken"
  | "too-late"
  | "unusual";
