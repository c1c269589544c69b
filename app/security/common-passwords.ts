import {
  checkAdminPassword,
  formsOfPassword,
  type AdminPasswordProblem,
} from "#domain/admin-password.ts";

/** Words that anybody who knows the academy tries first. */
const ownWords = ["viluva", "viluvaacademy", "tutoring", "tutoringacademy", "telangana"];

let list: Promise<ReadonlySet<string>> | null = null;

// Loaded when the first password is chosen, because most processes never need it.
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set([...dictionary["passwords-common"], ...ownWords]);
}

/** Whether a password is one of the 49,000 most common ones, or one of them with small additions. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await (list ??= loadList());
  return formsOfPassword(password).some((form) => common.has(form));
}

/** The first problem of an admin's new password, or null. */
export async function findAdminPasswordProblem(
  password: string,
): Promise<AdminPasswordProblem | null> {
  return checkAdminPassword(password, await isCommonPassword(password));
}
