import type { PayStatement, StatementRow } from "#data/fees/statements.ts";
import type { TutorPayee } from "#data/fees/tutor-payees.ts";
import { formatRupees } from "#domain/fees/money.ts";
import { payNumber } from "#domain/fees/pay-run.ts";
import { formatTaxRate } from "#domain/fees/tax-rate.ts";
import { monthName } from "#domain/lessons/months.ts";
import { formatDate, formatDateTime } from "#domain/shared/dates.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { lessonOf } from "#parts/lessons/messages.ts";
import { standings } from "../messages.ts";
import { statementWords } from "./messages.ts";

type Lesson = PayStatement["lessons"][number];

function describeLesson({ id, startsAt, minutes, classId, subjectId, standing, paise }: Lesson) {
  return {
    id,
    when: formatDateTime(startsAt),
    course: lessonOf(subjectName(subjectId), className(classId)),
    facts: `${statementWords.minutes(minutes)} · ${standings[standing]}`,
    amount: formatRupees(paise),
  };
}

/** A statement in words; no price and no student. @param back where its page leads */
export function describeStatement(statement: PayStatement, back: string) {
  const { year, number, payer, name, day, until, end, panEnd, section, rate, lessons } = statement;
  return {
    title: statementWords.title(payNumber(year, number)),
    back,
    facts: [
      { label: statementWords.from, value: payer },
      { label: statementWords.to, value: name },
      { label: statementWords.made, value: formatDate(day) },
      { label: statementWords.until, value: formatDate(until) },
      { label: statementWords.paid, value: end ? formatDate(end.day) : statementWords.notPaid },
      ...(end?.reference ? [{ label: statementWords.reference, value: end.reference }] : []),
      ...(panEnd ? [{ label: statementWords.pan, value: statementWords.ending(panEnd) }] : []),
    ],
    lessons: lessons.filter(({ isCorrection }) => !isCorrection).map(describeLesson),
    corrections: lessons.filter(({ isCorrection }) => isCorrection).map(describeLesson),
    sums: [
      { label: statementWords.gross, value: formatRupees(statement.gross) },
      {
        label: section ? statementWords.tax(section, formatTaxRate(rate)) : statementWords.noTax,
        value: formatRupees(-statement.tds),
      },
      { label: statementWords.net, value: formatRupees(statement.net) },
    ],
  };
}

export type DescribedStatement = ReturnType<typeof describeStatement>;

/** What a tutor was paid, month by month, and what waits to be paid. */
export function describePaid(statements: readonly StatementRow[]) {
  const months = Map.groupBy(statements, ({ paidOn }) => paidOn?.slice(0, 7) ?? "");
  return [...months]
    .toSorted(([one], [other]) => (one === "" || (other !== "" && one > other) ? -1 : 1))
    .map(([month, rows]) => ({
      id: month || "waiting",
      name: month === "" ? statementWords.waiting : statementWords.paidIn(monthName(month)),
      total: formatRupees(rows.reduce((sum, { net }) => sum + net, 0)),
      statements: rows.map(({ runId, year, number, paidOn, tds, net }) => ({
        id: runId,
        to: `/tutor-dashboard/pay/${runId}`,
        name: statementWords.title(payNumber(year, number)),
        text: [
          ...(paidOn ? [formatDate(paidOn)] : []),
          ...(tds > 0 ? [statementWords.deducted(formatRupees(tds))] : []),
        ].join(" · "),
        net: formatRupees(net),
      })),
    }));
}

/** What is deducted from a tutor's pay and where it goes; null where nothing is set. */
export function describePayee({ section, rate, panEnd, accountEnd, ifsc, holder }: TutorPayee) {
  if (section === "" && panEnd === "" && accountEnd === "") return null;
  const { ending } = statementWords;
  return [
    { label: statementWords.section, value: section },
    { label: statementWords.rate, value: section && statementWords.percent(formatTaxRate(rate)) },
    { label: statementWords.pan, value: panEnd && ending(panEnd) },
    {
      label: statementWords.account,
      value: accountEnd && [ending(accountEnd), ifsc, holder].join(", "),
    },
  ].filter(({ value }) => value !== "");
}
