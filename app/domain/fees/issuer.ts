import { isCalendarDate } from "#domain/shared/india-time.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
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

/** The years of a whole number in the range of `keepYears`; null for another text. */
export function parseKeepYears(text: string): number | null {
  const years = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return years >= keepYears.least && years <= keepYears.most ? years : null;
}

const rules = [
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
] as const satisfies readonly Rule<IssuerInput, string, keyof IssuerInput>[];

export type IssuerProblem = (typeof rules)[number][1];

/** The first problem of who issues documents, or null. */
export const checkIssuer = (input: IssuerInput) => firstFailure(rules, input);
