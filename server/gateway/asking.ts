import { hearGateway } from "#data/fees/gateway/heard.ts";
import {
  endLink,
  takeDueLinks,
  takeDueRefunds,
  type DueLink,
  type DueRefund,
} from "#data/fees/gateway/links.ts";
import { refuseRefund } from "#data/fees/gateway/refunds.ts";
import type { Database } from "#data/shared/database.ts";
import type { EventLog, PaymentGateway } from "#request/context.ts";
import { logEntered } from "#use-cases/fees/gateway/log-entered.ts";
import { startRounds } from "../rounds.ts";

/** Whoever comes back from the gateway waits for it, in milliseconds. */
const standardInterval = 5_000;

/** How many pages and refunds one round asks about, one after the other. */
const aRound = 20;

interface Jobs {
  database: Database;
  gateway: PaymentGateway;
  log: EventLog;
}

/**
 * Asks the gateway about pages that wait to be paid and refunds that it has not paid out, less and less
 * often, so that a lost notice changes nothing. A round that fails is repeated by the next one.
 *
 * @param interval in milliseconds
 * @returns a function that stops it and waits for the round in progress
 */
export function startAskingGateway(
  jobs: Jobs,
  interval: number = standardInterval,
): () => Promise<void> {
  return startRounds(async () => {
    for (const link of await takeDueLinks(jobs.database, aRound)) await askAboutLink(jobs, link);
    for (const refund of await takeDueRefunds(jobs.database, aRound))
      await askForRefund(jobs, refund);
  }, interval);
}

async function askAboutLink({ database, gateway, log }: Jobs, { linkId }: DueLink): Promise<void> {
  const found = await gateway.findLink(linkId);
  if (!found.ok) return;
  const { payments, end, reference } = found.value;
  for (const payment of payments) {
    const { entered } = await hearGateway(database, { is: "payment", payment }, null);
    logEntered(log, entered);
  }
  if (payments.length === 0 && end) await endLink(database, { end, linkId, reference });
}

async function askForRefund({ database, gateway, log }: Jobs, due: DueRefund): Promise<void> {
  const { id, refundId, paymentId, paise } = due;
  const found = await (refundId === null
    ? gateway.refund({ paymentId, paise, receipt: id })
    : gateway.findRefund(refundId));
  if (found.ok) {
    // What it gives back is known by our id, also where the answer does not repeat it.
    const refund = { ...found.value, receipt: id };
    const { entered } = await hearGateway(database, { is: "refund", refund }, null);
    logEntered(log, entered);
  } else if (found.reason === "refused" && refundId === null) {
    await refuseRefund(database, id);
  }
}
