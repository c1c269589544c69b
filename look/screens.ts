import {
  account,
  adminAccount,
  provedAccount,
  provedAdmin,
  tutorAccount,
  unknownHours,
} from "./groups/account.ts";
import { admin, clearAdmin } from "./groups/admin.ts";
import { legacyStudent, liveStudent, newStudent, student } from "./groups/student.ts";
import { applicant, rejected, suspended, tutor } from "./groups/tutor.ts";
import { guardian, payer, signIn, visitor } from "./groups/visitors.ts";
import type { Group } from "./screen.ts";

/** Every screen of the product; a test compares them with the route table. */
export const groups: readonly Group[] = [
  visitor,
  signIn,
  guardian,
  payer,
  student,
  newStudent,
  legacyStudent,
  tutor,
  applicant,
  rejected,
  suspended,
  admin,
  account,
  tutorAccount,
  unknownHours,
  adminAccount,
  provedAccount,
  provedAdmin,
  liveStudent,
  clearAdmin,
];
