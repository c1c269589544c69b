import type { EnquiryFunnel, FunnelNumbers } from "#data/enquiries/funnel.ts";
import { monthName } from "#domain/lessons/months.ts";
import { inDays, inHours, inMinutes } from "#content/shared/count.ts";
import { messages } from "./funnel-messages.ts";
import { monthChoices } from "#parts/shared/read-month.ts";
import { sourceWords } from "#parts/enquiries/messages.ts";
import { lostWords } from "./card-messages.ts";

/** How many months the page compares, and how many can be chosen. */
export const comparedMonths = 6;
const offeredMonths = 24;

const columns = Object.keys(messages.columns) as (keyof FunnelNumbers)[];

/** "45 minutes", "3 hours" or "2 days", rounded. */
function describeSeconds(seconds: number | null): string {
  if (seconds === null) return messages.nothing;
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 90) return inMinutes(minutes);
  const hours = Math.round(minutes / 60);
  return hours < 48 ? inHours(hours) : inDays(Math.round(hours / 24));
}

function toRow(id: string, name: string, counted: FunnelNumbers) {
  return {
    id,
    name,
    numbers: columns.map((column) => {
      const isTime = column === "answerSeconds" || column === "enrolmentSeconds";
      const value = isTime ? describeSeconds(counted[column]) : String(counted[column]);
      return { label: messages.columns[column], value };
    }),
  };
}

/** The page of the funnel. @param month YYYY-MM */
export function describeFunnel(funnel: EnquiryFunnel, month: string, now: Date) {
  const name = monthName(month);
  return {
    month,
    months: monthChoices(month, now, offeredMonths),
    bySource: messages.bySource(name),
    sources: funnel.sources.map(({ source, ...numbers }) =>
      toRow(source, sourceWords[source], numbers),
    ),
    byMonth: funnel.months
      .map(({ month: id, ...numbers }) => toRow(id, monthName(id), numbers))
      .toReversed(),
    whyLost: messages.reasons(name),
    reasons: funnel.reasons.map(({ reason, count }) => ({
      id: reason as string,
      text: messages.reason(lostWords[reason], String(count)),
    })),
  };
}
