import { accountLimits, isEmailAddress } from "#domain/account/account.ts";
import { isName } from "./name.ts";
import { firstFailure, type Failure, type Rule } from "#domain/shared/rules.ts";
import { parseStaffRole } from "./staff.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";

/** An invitation to the staff as submitted. */
export interface StaffInvitation {
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

export type StaffInvitationProblem =
  | "required-missing"
  | "email-invalid"
  | "name-invalid"
  | "too-long"
  | "role-missing";

const rules: readonly Rule<StaffInvitation, StaffInvitationProblem, keyof StaffInvitation>[] = [
  [(input) => isBlank(input.name), "required-missing", "name"],
  [(input) => isBlank(input.email), "required-missing", "email"],
  [(input) => !isEmailAddress(input.email), "email-invalid", "email"],
  [(input) => !isName(input.name), "name-invalid", "name"],
  [(input) => isLongerThan(input.name, accountLimits.name), "too-long", "name"],
  [(input) => isLongerThan(input.email, accountLimits.email), "too-long", "email"],
  [(input) => parseStaffRole(input.role) === null, "role-missing", "role"],
];

/** The first problem of an invitation to the staff, or null. */
export function checkStaffInvitation(
  input: StaffInvitation,
): Failure<StaffInvitationProblem, keyof StaffInvitation> | null {
  return firstFailure(rules, input);
}
