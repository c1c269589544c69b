import type { FunnelNumbers } from "#data/enquiries/funnel.ts";

export const messages = {
  title: "Funnel",
  intro: "What has become of the enquiries by now, counted in the month in which they came.",
  months: "Month",
  month: "Month",
  show: "Show",
  bySource: (month: string) => `${month} by source`,
  byMonth: "The last six months",
  source: "Source",
  reasons: (month: string) => `Why enquiries of ${month} were lost`,
  none: "No enquiries came in this month.",
  noneLost: "None was lost.",
  back: "Enquiries",
  nothing: "–",
  columns: {
    came: "Came",
    called: "Called",
    demos: "Had a demo",
    enrolled: "Enrolled",
    lost: "Lost",
    answerSeconds: "Answered after",
    enrolmentSeconds: "Enrolled after",
  } satisfies Record<keyof FunnelNumbers, string>,
  median: "The times are medians.",
  reason: (reason: string, count: string) => `${reason}: ${count}`,
};
