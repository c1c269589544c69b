import { parseTaxRate } from "./tax-rate.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";
import { withAsciiDigits } from "#domain/shared/typed/digits.ts";

/** The most characters of a section and of an account holder's name. */
const longestSection = 40;
const longestHolder = 100;

/** What is deducted from a tutor's pay and where it goes, as submitted. */
export interface TutorPayeeInput {
  /** As the accountant calls it, such as "393 professional" or "none". */
  readonly section: string;
  /** In percent. */
  readonly rate: string;
  /** Empty leaves it as it is. */
  readonly pan: string;
  readonly account: string;
  readonly ifsc: string;
  readonly holder: string;
}

/** What stays stored of what may be left empty. */
export interface StoredEnds {
  readonly hasAccount: boolean;
}

/** A number without the spaces and hyphens with which people type it, in capital letters. */
export const compactCode = (text: string): string =>
  withAsciiDigits(text).replaceAll(/[\s-]/g, "").toUpperCase();

type Facts = TutorPayeeInput & StoredEnds;

const rules = [
  // Somebody has to say that no tax is deducted, or why some is.
  [({ section }) => isBlank(section), "section-missing", "section"],
  [({ section }) => isLongerThan(section, longestSection), "section-too-long", "section"],
  [({ rate }) => parseTaxRate(rate) === null, "no-rate", "rate"],
  [({ pan }) => pan !== "" && !/^[A-Z]{5}\d{4}[A-Z]$/.test(pan), "no-pan", "pan"],
  [({ account }) => account !== "" && !/^\d{6,18}$/.test(account), "no-account", "account"],
  [({ ifsc }) => ifsc !== "" && !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc), "no-ifsc", "ifsc"],
  [({ holder }) => isLongerThan(holder, longestHolder), "holder-too-long", "holder"],
  [
    (input) => !hasAccount(input) && !(input.ifsc === "" && isBlank(input.holder)),
    "account-missing",
    "account",
  ],
  [(input) => hasAccount(input) && input.ifsc === "", "ifsc-missing", "ifsc"],
  [(input) => hasAccount(input) && isBlank(input.holder), "holder-missing", "holder"],
] as const satisfies readonly Rule<Facts, string, keyof TutorPayeeInput>[];

export type TutorPayeeProblem = (typeof rules)[number][1];

function hasAccount({ account, hasAccount: isStored }: Facts): boolean {
  return account !== "" || isStored;
}

/**
 * The first problem of what is deducted from a tutor's pay and where it goes, or null.
 *
 * @param input its codes as `compactCode` returns them
 * @param stored what remains where a field is empty
 */
export const checkTutorPayee = (input: TutorPayeeInput, stored: StoredEnds) =>
  firstFailure(rules, { ...input, ...stored });

/** What is shown of a number that is kept secret: its last four signs. */
export const endOf = (code: string): string => code.slice(-4);
