/** §9, in UTF-16 units as typed: a password is never trimmed. */
export const minimumPasswordLength = 6;

/** Limits the work of hashing; long enough for any passphrase. */
export const maximumPasswordLength = 128;

export type PasswordStrength = "weak" | "fair" | "strong";

const characterKinds: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
];

/**
 * A hint for a person choosing a password; it never blocks one (§5 only requires a length). Repeated
 * and consecutive characters ("aaaa", "1234") add nothing. Appending characters never lowers the
 * strength.
 */
export function passwordStrength(password: string): PasswordStrength {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const unpredictable = codes.filter(
    (code, index) => Math.abs(code - (codes[index - 1] ?? -9)) > 1,
  );
  const alphabet = characterKinds
    .filter(([pattern]) => pattern.test(password))
    .reduce((total, [, size]) => total + size, 0);
  const bits = unpredictable.length * Math.log2(Math.max(alphabet, 1));
  if (bits < 40) return "weak";
  return bits < 64 ? "fair" : "strong";
}

/** The cost of a hash, as scrypt's parameters. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}
