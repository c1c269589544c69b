import type { StatementLine, StatementPage, StatementRow } from "#data/fees/bank/statements.ts";
import { isReady, isSuggested, matchLines, type Match } from "#domain/fees/bank/match.ts";
import { formatRupees } from "#domain/fees/money.ts";
import { familyCode } from "#domain/fees/payee.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { nameDate } from "#domain/shared/day.ts";
import { parseMoment } from "#domain/shared/india-time.ts";
import { familyPage, linePage } from "#routes/admin/fees/request.ts";
import { messages as feesMessages } from "#routes/admin/fees/messages.ts";
import { messages, states, why } from "./messages.ts";

/** "1 Apr 2026 to 30 Apr 2026" */
export const describePeriod = ({ firstDay, lastDay }: StatementRow): string =>
  messages.period(formatDate(firstDay), formatDate(lastDay));

/** A day of a line in words. @param day YYYY-MM-DD */
export const describeDay = (day: string, now: Date): string =>
  nameDate(parseMoment(day) ?? now, now);

/** The students of a family in words. */
export const describeNames = (names: readonly string[] | undefined): string =>
  names?.join(", ") || feesMessages.aFormerFamily;

/** Why a line is somebody's, in words. */
export function describeWhy(match: Match, now: Date): string {
  if (match.is === "code") return why.code(familyCode(match.number));
  if (match.is === "maybe-known") return why["maybe-known"](describeDay(match.day, now));
  if (match.is === "other-amount") return why["other-amount"](formatRupees(match.claimed));
  return why[match.is];
}

/** What a form sends so that a line is entered: to a family, or as a payment that is entered by hand. */
export const targetOf = (match: Extract<Match, { familyId: string }>): string =>
  "paymentId" in match ? `payment ${match.paymentId}` : `family ${match.familyId}`;

const describeText = ({ id, day, paise, narration }: StatementLine, now: Date) => ({
  id,
  amount: formatRupees(paise),
  day: describeDay(day, now),
  narration: narration || messages.noText,
  to: linePage(id),
});

/** The lines of a statement: what is ready, what is suggested, what waits, and what is done. */
export function describeLines({ lines, facts }: StatementPage, now: Date) {
  const open = lines.filter(({ state }) => state === "waiting");
  const matches = matchLines(open, facts);
  const matched = open.map((line) => ({
    line,
    match: matches.get(line.id) ?? ({ is: "nothing" } as const),
  }));
  const choose = (isChosen: (match: Match) => boolean) =>
    matched.flatMap(({ line, match }) =>
      isChosen(match) && "familyId" in match
        ? [
            {
              ...describeText(line, now),
              value: `${line.id} ${targetOf(match)}`,
              names: describeNames(facts.names[match.familyId]),
              why: describeWhy(match, now),
            },
          ]
        : [],
    );
  return {
    ready: choose(isReady),
    suggested: choose(isSuggested),
    waits: matched
      .filter(({ match }) => !isReady(match) && !isSuggested(match))
      .map(({ line, match }) => ({ ...describeText(line, now), why: describeWhy(match, now) })),
    done: lines
      .filter(({ state }) => state !== "waiting")
      .map((line) => ({
        ...describeText(line, now),
        state: [states[line.state], line.familyId ? describeNames(line.students) : line.reason]
          .filter(Boolean)
          .join(": "),
        to: line.familyId ? familyPage(line.familyId) : linePage(line.id),
      })),
  };
}

export type DescribedLines = ReturnType<typeof describeLines>;
