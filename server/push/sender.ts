import { insertHomeworkPushes, insertSoonPushes } from "#data/push/due.ts";
import { claimPushes } from "#data/push/pushes.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { startRounds } from "../rounds.ts";
import { sendPush, type PushOptions } from "./send.ts";

const defaultInterval = 5_000;

/** How many notices are taken at once, and for how long, in seconds, no other sender gets them. */
const taken = { limit: 100, seconds: 120 };

/** How many are sent at the same time: to encrypt one takes a millisecond, in which nothing else runs. */
const together = 10;

/** The hour in India from which homework that is due tomorrow is named. */
const homeworkHour = "18:00";

/**
 * Sends notices that are due, and adds those about lessons that begin soon and homework for tomorrow.
 * The table is the queue: several instances share it, and what one had taken when it died is due again.
 *
 * @param interval in milliseconds
 * @returns a function that stops it and waits for the round in progress
 */
export function startPushing(
  options: PushOptions,
  interval: number = defaultInterval,
): () => Promise<void> {
  return startRounds(() => pushDue(options, new Date()), interval);
}

/** One round. */
export async function pushDue(options: PushOptions, now: Date): Promise<void> {
  const { database } = options;
  await insertSoonPushes(database, now);
  const { time } = toIndiaDateTimeFields(now);
  if (time >= homeworkHour && time < "21:00") await insertHomeworkPushes(database, now);
  for (;;) {
    const pushes = await claimPushes(database, taken);
    const waiting = pushes.values();
    const sendRest = async () => {
      for (const push of waiting) await sendPush(options, push);
    };
    await Promise.all(Array.from({ length: together }, sendRest));
    if (pushes.length < taken.limit) return;
  }
}
