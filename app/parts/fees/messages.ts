import { standings as lessonStandings } from "#parts/lessons/messages.ts";
import type { PaymentWay } from "#domain/fees/payment.ts";
import type { BilledStanding } from "#domain/fees/standing.ts";

/** How a lesson turned out, where that decides what it costs and pays. */
export const standings: Record<BilledStanding | "planned", string> = {
  planned: lessonStandings.planned,
  held: lessonStandings.held,
  substitute: "Held by a substitute",
  "student-missed": lessonStandings["student-missed"],
  "tutor-missed": lessonStandings["tutor-missed"],
  cancelled: lessonStandings.cancelled,
  "cancelled-late": lessonStandings["cancelled-late"],
  disputed: lessonStandings.disputed,
};

/** The full price of a lesson, and what is taken off it. */
export const discountWords = {
  percentOff: (full: string, percent: number) => `${full}, ${percent} % off`,
  rupeesOff: (full: string, amount: string) => `${full}, ${amount} an hour off`,
  amountOff: (full: string, amount: string) => `${full}, ${amount} off`,
};

/** What a tutor reads about the pay of lessons. */
export const payWords = {
  title: "Pay",
  month: "Month",
  show: "Show",
  earned: "Earned in this month",
  hold: (amount: string) =>
    `${amount} of it is on hold: a family can dispute a lesson until seven days after it.`,
  holds: { recent: "On hold", disputed: "On hold until the office decides" },
  noRate: "The office has not set the pay for this lesson yet",
  none: "No lesson of this month pays anything yet.",
  aFormerStudent: "a former student",
};

/** How money came or went. */
export const ways: Record<PaymentWay, string> = {
  upi: "UPI",
  bank: "Bank transfer",
  cash: "Cash",
  gateway: "Razorpay",
};

/** How long a lesson is. */
export const minutes = (number: number) => (number === 1 ? "1 minute" : `${number} minutes`);
