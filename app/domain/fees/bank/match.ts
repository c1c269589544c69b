import { day as oneDay } from "#domain/shared/durations.ts";

/** A line whose family is looked for. */
export interface WaitingLine {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly paise: number;
  readonly numbers: readonly string[];
  readonly familyNumbers: readonly number[];
}

/** What is known that may be about some lines. */
export interface MatchFacts {
  /** What families say that they have paid, and nobody has answered. */
  readonly claims: readonly { id: string; familyId: string; reference: string; paise: number }[];
  /** Payments with a number of a line. */
  readonly payments: readonly {
    id: string;
    familyId: string;
    /** In capital letters. */
    reference: string;
    paise: number;
    day: string;
    /** Whether it came in a way that a statement of the bank does not show, as in cash. */
    isOtherWay: boolean;
    /** Whether it is the money of a line already. */
    isOfLine: boolean;
  }[];
  /** Payments by transfer with the amount of a line, of about its days, that are no line's money yet. */
  readonly nearby: readonly { id: string; familyId: string; paise: number; day: string }[];
  readonly families: readonly { id: string; number: number }[];
  /** The amounts that exactly one family owes. */
  readonly owing: readonly { familyId: string; paise: number }[];
}

/** Whose a line is. */
export type Match =
  /** Entered by hand already: nothing is entered twice. */
  | { readonly is: "known"; readonly familyId: string; readonly paymentId: string }
  | { readonly is: "claim"; readonly familyId: string }
  | { readonly is: "code"; readonly familyId: string; readonly number: number }
  /** A payment of that amount and of about that day is entered by hand: it may be the same money. */
  | {
      readonly is: "maybe-known";
      readonly familyId: string;
      readonly paymentId: string;
      readonly day: string;
    }
  /** A family has said that number with another amount. */
  | { readonly is: "other-amount"; readonly familyId: string; readonly claimed: number }
  | { readonly is: "owed"; readonly familyId: string }
  /** A payment with that number is entered, which is not linked to it by itself. */
  | { readonly is: "number-taken"; readonly familyId: string }
  | { readonly is: "several-claims" | "several-codes" | "nothing" };

/** Whether a line can be entered without a look at it. */
export const isReady = ({ is }: Match): boolean => ["known", "claim", "code"].includes(is);

/** Whether a family is only suggested for a line. */
export const isSuggested = ({ is }: Match): boolean =>
  ["maybe-known", "other-amount", "owed"].includes(is);

/** How many days a payment may have been entered before or after its line. */
export const nearbyDays = 7;

const daysBetween = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) / oneDay;

/**
 * Whose the lines are, each looked up by its numbers, codes and amount: in this order by a payment that
 * is entered by hand, by what a family says that it has paid, by the family's code, and at last by what
 * one family alone owes. No claim, payment or debt is used for two lines.
 *
 * @returns by the lines' ids
 */
export function matchLines(lines: readonly WaitingLine[], facts: MatchFacts): Map<string, Match> {
  const matchOne = matcher(facts);
  const found = new Map<string, Match>(lines.map((line) => [line.id, matchOne(line)]));
  const paying = new Set(
    [...found.values()].flatMap((match) => ("familyId" in match ? [match.familyId] : [])),
  );
  const owing = new Map(facts.owing.map(({ paise, familyId }) => [paise, familyId]));
  for (const { id, paise } of lines) {
    const familyId = owing.get(paise);
    if (found.get(id)?.is !== "nothing" || familyId === undefined || paying.has(familyId)) continue;
    found.set(id, { is: "owed", familyId });
    paying.add(familyId);
  }
  return found;
}

/** Matches one line after the other by all but what families owe. */
function matcher(facts: MatchFacts): (line: WaitingLine) => Match {
  const payments = Map.groupBy(facts.payments, ({ reference }) => reference);
  const claims = Map.groupBy(facts.claims, ({ reference }) => reference);
  const nearby = Map.groupBy(facts.nearby, ({ paise }) => paise);
  const families = new Map(facts.families.map(({ id, number }) => [number, id]));
  const used = new Set<string>();

  const byNumber = ({ day, paise, numbers }: WaitingLine): Match | null => {
    const entered = numbers
      .flatMap((number) => payments.get(number) ?? [])
      .filter(({ id }) => !used.has(id));
    const byHand = entered.filter(({ isOfLine }) => !isOfLine);
    const same = byHand.find((payment) => payment.paise === paise && !payment.isOtherWay);
    // Another line's payment with its number is other money, unless it is of that day and amount.
    const other = byHand[0] ?? entered.find((one) => one.paise === paise && one.day === day);
    if (!same) return other ? { is: "number-taken", familyId: other.familyId } : null;
    used.add(same.id);
    return { is: "known", familyId: same.familyId, paymentId: same.id };
  };

  const byClaim = ({ paise, numbers }: WaitingLine): Match | null => {
    const said = numbers
      .flatMap((number) => claims.get(number) ?? [])
      .filter(({ id }) => !used.has(id));
    const exact = said.filter((claim) => claim.paise === paise);
    const [claim, other] = exact.length > 0 ? exact : said;
    if (other) return { is: "several-claims" };
    if (!claim) return null;
    used.add(claim.id);
    const { familyId, paise: claimed } = claim;
    return claimed === paise
      ? { is: "claim", familyId }
      : { is: "other-amount", familyId, claimed };
  };

  const byCode = ({ familyNumbers }: WaitingLine): Match | null => {
    const [coded, other] = familyNumbers.flatMap((number) => {
      const familyId = families.get(number);
      return familyId === undefined ? [] : [{ familyId, number }];
    });
    if (other) return { is: "several-codes" };
    return coded ? { is: "code", ...coded } : null;
  };

  /** What was entered by hand without the transfer's number, of one family or of whoever it may be. */
  const byAmount = (line: WaitingLine, of: string | null): Match | null => {
    const [known, other] = (nearby.get(line.paise) ?? []).filter(
      (payment) =>
        !used.has(payment.id) &&
        (of === null || payment.familyId === of) &&
        daysBetween(payment.day, line.day) <= nearbyDays,
    );
    if (!known || (other && of === null)) return null;
    used.add(known.id);
    const { familyId, id: paymentId, day: enteredFor } = known;
    return { is: "maybe-known", familyId, paymentId, day: enteredFor };
  };

  return (line) => {
    const match = byNumber(line) ?? byClaim(line) ?? byCode(line);
    if (!match) return byAmount(line, null) ?? { is: "nothing" };
    const isSure = match.is === "claim" || match.is === "code";
    return (isSure && byAmount(line, match.familyId)) || match;
  };
}
