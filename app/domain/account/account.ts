/** The maximum lengths of an account's fields, in UTF-16 units after trimming. */
export const accountLimits = {
  name: 100,
  username: 50,
  email: 254,
  phoneNumber: 20,
  address: 500,
} as const;

// The pattern of the browser's email field (§5 requires that format), plus a dot in the domain. It
// has no nested repetition, so matching takes linear time for any input.
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The form in which an email address is stored and looked up. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase().normalize("NFC");
}

/** Whether a text is an email address after normalisation. Its length is not checked here. */
export function isEmailAddress(text: string): boolean {
  const email = normaliseEmail(text);
  return emailPattern.test(email) && !/^\.|\.\.|\.@/.test(email);
}

/**
 * The two halves of a name (§3): the first word, and the remaining words joined by one space, or
 * an empty string if there are none.
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

/** The full name from its two halves (§3). */
export function fullName(firstName: string, lastName: string): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}
