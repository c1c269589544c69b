import { account, adminAccount } from "./groups/account.ts";
import { admin } from "./groups/admin.ts";
import { newStudent, student } from "./groups/student.ts";
import { applicant, rejected, tutor } from "./groups/tutor.ts";
import { guardian, signIn, visitor } from "./groups/visitors.ts";
import type { Group } from "./screen.ts";

/** Every screen of the product; a test compares them with the route table. */
export const groups: readonly Group[] = [
  visitor,
  signIn,
  guardian,
  student,
  newStudent,
  tutor,
  applicant,
  rejected,
  admin,
  account,
  adminAccount,
];
