import { isCalendarDate } from "#domain/shared/india-time.ts";
import { firstFailure, type Failure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";
import { parseState } from "./states.ts";
import { parseTaxRate } from "./tax-rate.ts";
import { isGstin } from "./tax.ts";

/** The least and the most years for which documents are kept: the law of GST asks for about eight. */
export const keepYears = { least: 6, most: 20, usual: 8 };

const longest = { name: 120, address: 300 };

/** Who issues documents, as submitted. */
export interface IssuerInput {
  readonly legalName: string;
  readonly address: string;
  readonly state: string;
  /** Empty where the academy is not registered for GST. */
  readonly gstin: string;
  /** Percent. */
  readonly taxRate: string;
  readonly sac: string;
  readonly keepYears: string;
  /** YYYY-MM-DD */
  readonly from: string;
}

export type IssuerProblem =
  | "name-missing"
  | "name-too-long"
  | "address-missing"
  | "address-too-long"
  | "state-missing"
  | "no-gstin"
  | "gstin-of-another-state"
  | "no-rate"
  | "no-sac"
  | "no-years"
  | "day-missing"
  | "no-such-day";

/** The years of a whole number in the range of `keepYears`; null for another text. */
export function parseKeepYears(text: string): number | null {
  const years = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return years >= keepYears.least && years <= keepYears.most ? years : null;
}

const rules: readonly Rule<IssuerInput, IssuerProblem, keyof IssuerInput>[] = [
  [({ legalName }) => isBlank(legalName), "name-missing", "legalName"],
  [({ legalName }) => isLongerThan(legalName, longest.name), "name-too-long", "legalName"],
  [({ address }) => isBlank(address), "address-missing", "address"],
  [({ address }) => isLongerThan(address, longest.address), "address-too-long", "address"],
  [({ state }) => parseState(state) === null, "state-missing", "state"],
  [({ gstin }) => gstin !== "" && !isGstin(gstin), "no-gstin", "gstin"],
  [
    ({ gstin, state }) => gstin !== "" && !gstin.startsWith(state),
    "gstin-of-another-state",
    "gstin",
  ],
  [({ taxRate }) => parseTaxRate(taxRate) === null, "no-rate", "taxRate"],
  [({ sac }) => !/^\d{6}$/.test(sac), "no-sac", "sac"],
  [({ keepYears: years }) => parseKeepYears(years) === null, "no-years", "keepYears"],
  [({ from }) => from === "", "day-missing", "from"],
  [({ from }) => !isCalendarDate(from), "no-such-day", "from"],
];

/** The first problem of who issues documents, or null. */
export function checkIssuer(input: IssuerInput): Failure<IssuerProblem, keyof IssuerInput> | null {
  return firstFailure(rules, input);
}
