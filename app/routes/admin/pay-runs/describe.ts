import type { DuePay } from "#data/fees/pay-due.ts";
import type { PayRunRow } from "#data/fees/pay-run-rows.ts";
import { formatRupees } from "#domain/fees/money.ts";
import { taxOn } from "#domain/fees/pay-run.ts";
import { formatTaxRate } from "#domain/fees/tax-rate.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { messages } from "./messages.ts";
import { payeePage, payRunPage, payRunsPage, tutorPage } from "./request.ts";

/** An amount of tax with its rate; "₹0" where nothing is deducted. */
export function describeTax(tds: number, rate: number): string {
  return rate > 0 ? messages.taxOf(formatRupees(tds), formatTaxRate(rate)) : formatRupees(tds);
}

/** What is due to a tutor, in words. */
export function describeDue({ id, name, lessons, gross, section, rate, ...due }: DuePay) {
  const tax = gross > 0 ? taxOn(gross, rate) : 0;
  return {
    id,
    name,
    to: tutorPage(id),
    payee: `${payeePage(id)}?from=${payRunsPage}`,
    lessons: lessons.toLocaleString("en-IN"),
    gross: formatRupees(gross),
    tax: gross > 0 ? describeTax(tax, rate) : "",
    net: formatRupees(gross - tax),
    thisYear: formatRupees(due.paidThisYear),
    isKept: gross < 0,
    lacksTax: section === "",
    lacksAccount: !due.hasAccount,
  };
}

/** How a run stands, in words. */
export function describeEnd(end: PayRunRow["end"]): string {
  if (!end) return messages.waiting;
  return (end.how === "paid" ? messages.paidOn : messages.takenBackOn)(formatDate(end.day));
}

/** A run of the list, in words. */
export function describeRun({ id, day, until, end, tutors, net }: PayRunRow) {
  return {
    id,
    to: payRunPage(id),
    name: messages.runOf(formatDate(day)),
    text: `${messages.untilDay(formatDate(until))} · ${describeEnd(end)}`,
    net: messages.makes(formatRupees(net), tutors),
  };
}
