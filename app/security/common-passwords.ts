import {
  checkAdminPassword,
  formsOfPassword,
  minimumOwnLetters,
  withoutWords,
  type AdminPasswordProblem,
} from "#domain/account/admin-password.ts";

/** Words that anybody who knows the product, or what it is for, tries first. */
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

/**
 * Whether a password is words that an attacker reads on the public site or in the person's address, with
 * small additions or a common password.
 */
async function isMadeOfOwnWords(password: string, texts: readonly string[]): Promise<boolean> {
  const rest = withoutWords(password, [...ownWords, "academy", ...texts]);
  if (rest === null) return false;
  return rest.length < minimumOwnLetters || isCommonPassword(rest);
}

/**
 * The first problem of an admin's new password, or null.
 *
 * @param texts the academy's and the person's names and addresses, whose words are easy to guess
 */
export async function findAdminPasswordProblem(
  password: string,
  texts: readonly string[],
): Promise<AdminPasswordProblem | null> {
  const isCommon = await isCommonPassword(password);
  return checkAdminPassword(password, isCommon, await isMadeOfOwnWords(password, texts));
}
