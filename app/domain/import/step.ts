import type { StudentSignUpProblem } from "#domain/account/student-sign-up.ts";
import type { GuardianContact } from "#domain/guardians/guardian.ts";
import type { TutorSignUpProblem } from "#domain/account/tutor-sign-up.ts";
import type { TutorStatus } from "#domain/people/tutor.ts";
import type { ImportField } from "./fields.ts";

/** The texts of a row, by field; a field without a column is absent. */
export type Cells = Partial<Record<ImportField, string>>;

export type ImportProblem =
  | Exclude<
      StudentSignUpProblem | TutorSignUpProblem,
      "passwords-differ" | "password-too-short" | "class-missing" | "subject-missing"
    >
  | "class-unknown"
  | "subject-unknown"
  | "date-unreadable"
  | "age"
  | "phone-mangled"
  | "date-in-doubt"
  | "line-break"
  | "several-emails"
  | "shared-email"
  | "repeated"
  | "address-kept"
  | "not-a-student"
  | "not-a-tutor"
  | "no-student"
  | "no-tutor"
  | "adult"
  | "other-guardian"
  | "other-tutor"
  | "tutor-not-eligible";

/** The problems of a row that an earlier one causes. */
export type AboutTwoRows = "repeated" | "shared-email";

export interface CellProblem {
  field: ImportField | null;
  problem: ImportProblem;
  /** The cell's text. */
  value: string;
  /** The number of the earlier row, where two are about the same. */
  earlier?: number;
}

/** A student's fields that an import can set. */
export interface ImportedStudent {
  name: string;
  username: string;
  phoneNumber: string;
  address: string;
  referralEmail: string | null;
  selectedClass: string;
  selectedSubjects: string[];
  /** YYYY-MM-DD; null for unknown. */
  bornOn: string | null;
}

/** The same of a tutor. */
export interface ImportedTutor {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  selectedClasses: string[];
  selectedSubjects: string[];
  bio: string;
}

/** What a row does. */
export type Step =
  | { does: "same" }
  | { does: "create-student"; email: string; to: ImportedStudent }
  | { does: "change-student"; id: string; from: ImportedStudent; to: ImportedStudent }
  | { does: "create-tutor"; email: string; to: ImportedTutor }
  | { does: "change-tutor"; id: string; from: ImportedTutor; to: ImportedTutor }
  | { does: "create-guardian"; studentId: string; isAsked: boolean; to: GuardianContact }
  | {
      does: "create-assignment";
      studentId: string;
      tutorId: string;
      classId: string;
      subjectId: string;
    };

/** An account that the academy has already. */
export interface KnownPerson {
  id: string;
  /** Whether the address is proved. */
  isProved: boolean;
  student: ImportedStudent | null;
  tutor: (ImportedTutor & { status: TutorStatus }) | null;
  /** The email of the student's current guardian. */
  guardian: string | null;
  /** The student's active assignments. */
  assignments: { classId: string; subjectId: string; tutorId: string | null }[];
}

/** What the academy knows about the addresses of a sheet. */
export interface ImportFacts {
  now: Date;
  people: ReadonlyMap<string, KnownPerson>;
  /** Addresses that an account can still restore. */
  kept: ReadonlySet<string>;
}
