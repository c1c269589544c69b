import { isEmailAddress } from "#domain/account/account.ts";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { firstFailure, type Failure, type Rule } from "#domain/shared/rules.ts";
import { isBlank } from "#domain/shared/text-length.ts";
import type { meetingProblems } from "#content/enquiries/meeting-request.ts";

/** The values of the meeting form; the optional fields may be empty (§5). */
export interface MeetingInput {
  readonly date: string;
  readonly time: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly grade: string;
  readonly subject: string;
  readonly topic: string;
  readonly services: readonly string[];
  readonly message: string;
}

export type MeetingField = keyof MeetingInput;
export type MeetingProblem = keyof typeof meetingProblems;

const rules: readonly Rule<MeetingInput, MeetingProblem, MeetingField>[] = [
  [(input) => isBlank(input.date), "date-missing", "date"],
  [(input) => isBlank(input.time), "time-missing", "time"],
  [(input) => parseIndiaDateTime(input.date, input.time) === null, "moment-unreal", "date"],
  [(input) => isBlank(input.name), "name-missing", "name"],
  [(input) => isBlank(input.email), "email-missing", "email"],
  [(input) => !isEmailAddress(input.email), "email-malformed", "email"],
  [(input) => isBlank(input.phone), "phone-missing", "phone"],
];

/** The first problem of a meeting request, or null; only the required fields can be invalid. */
export function checkMeeting(input: MeetingInput): Failure<MeetingProblem, MeetingField> | null {
  return firstFailure(rules, input);
}
