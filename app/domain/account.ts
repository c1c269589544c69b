/** The longest values that an account's fields may have, in UTF-16 units after trimming. */
export const accountLimits = {
  name: 100,
  username: 50,
  email: 254,
  phoneNumber: 20,
  address: 500,
} as const;

// The browser's own pattern for an email field (§5 asks for that format), plus a dot in the domain.
// It has no nested repetition, so a hostile text of any length costs linear time.
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The one spelling under which an address is stored and looked up. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase().normalize("NFC");
}

/** Whether a text, once normalised, looks like an email address. Its length is not judged here. */
export function isEmailAddress(text: string): boolean {
  const email = normaliseEmail(text);
  return emailPattern.test(email) && !/^\.|\.\.|\.@/.test(email);
}

/**
 * The two halves of a name (§3): the first word, and the remaining words joined by one space, or
 * an empty text when there are none.
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

/** The whole name of someone who gave its two halves apart (§3). */
export function fullName(firstName: string, lastName: string): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}
