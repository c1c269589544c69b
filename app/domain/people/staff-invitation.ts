import { accountLimits, isEmailAddress } from "#domain/account/account.ts";
import { isName } from "./name.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { parseStaffRole } from "./staff.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";

/** An invitation to the staff as submitted. */
export interface StaffInvitation {
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

const rules = [
  [(input) => isBlank(input.name), "required-missing", "name"],
  [(input) => isBlank(input.email), "required-missing", "email"],
  [(input) => !isEmailAddress(input.email), "email-invalid", "email"],
  [(input) => !isName(input.name), "name-invalid", "name"],
  [(input) => isLongerThan(input.name, accountLimits.name), "too-long", "name"],
  [(input) => isLongerThan(input.email, accountLimits.email), "too-long", "email"],
  [(input) => parseStaffRole(input.role) === null, "role-missing", "role"],
] as const satisfies readonly Rule<StaffInvitation, string, keyof StaffInvitation>[];

export type StaffInvitationProblem = (typeof rules)[number][1];

/** The first problem of an invitation to the staff, or null. */
export const checkStaffInvitation = (input: StaffInvitation) => firstFailure(rules, input);
