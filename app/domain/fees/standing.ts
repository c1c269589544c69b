/**
 * How a lesson turned out, where that decides what it costs and pays. A lesson that a substitute held
 * has a row of its own; one that is planned or not settled costs nothing yet.
 */
export const billedStandings = [
  "held",
  "substitute",
  "student-missed",
  "tutor-missed",
  "cancelled",
  "cancelled-late",
  "disputed",
] as const;

export type BilledStanding = (typeof billedStandings)[number];

/** What part of a price is charged and of a rate is paid, in percent. */
export interface Share {
  readonly charge: number;
  readonly pay: number;
}

const all: Share = { charge: 100, pay: 100 };
const nothing: Share = { charge: 0, pay: 0 };

/**
 * What is charged and paid unless the owner sets it: as in the database's `bill_lesson`. The academy's
 * public pages name no charge for a lesson that is cancelled late.
 */
export const usualShares: Readonly<Record<BilledStanding, Share>> = {
  held: all,
  substitute: all,
  "student-missed": all,
  "tutor-missed": nothing,
  cancelled: nothing,
  "cancelled-late": nothing,
  disputed: nothing,
};
