import { noticeOf } from "../support/notice.ts";
import type { Reason } from "./operations.ts";

/** What a person is told: done, refused for a reason, or something that nobody should see. */
export type Answer =
  | { isAccepted: true }
  | { isAccepted: false; reason: Reason }
  | { isAccepted: null; fault: string };

/** The words of each refusal on the screen. */
const words: readonly (readonly [RegExp, Reason])[] = [
  [/somebody has another lesson then/i, "booked"],
  [/You or the student have another lesson at that time by now/, "booked"],
  [/That tutor has other lessons at the times of these/, "booked"],
  [/Press again if you mean it/, "unusual"],
  [/Please choose a time between 6 AM and 10 PM/, "unusual"],
  [/Your tutor has time off then/, "unusual"],
  [/Two of the lessons would overlap/, "overlap"],
  [/Somebody changed this after you opened it/, "changed"],
  [/This lesson was changed meanwhile/, "changed"],
  [/This lesson was moved meanwhile/, "moved"],
  [/This lesson was cancelled meanwhile/, "cancelled"],
  [/A lesson would then begin in the past/, "past"],
  [/This lesson was deleted meanwhile/, "gone"],
  [/This was deleted in the meantime/, "gone"],
  [/There is such a lesson at that time already/, "identical"],
  [/There is already one that says exactly the same/, "identical"],
  [/This lesson has begun or is no longer one of a series/, "not-in-series"],
  [/This lesson is over, or it was cancelled already/, "not-possible"],
  [/This lesson was not cancelled, or it has a make-up lesson already/, "made-up"],
  [/There is a request about this lesson already/, "asked"],
  [/That is too soon for an answer/, "too-late"],
  [/You have asked 10 times today/, "limited"],
  [/The lesson is at that time already/, "same-time"],
  [/One of you has another lesson then/, "taken"],
  [/This request is over already/, "ended"],
  [/This tutor is not free any more/, "taken"],
  [/it is over or cancelled, its assignment has ended/, "not-possible"],
  [/This tutor is not available for this class and subject/, "not-eligible"],
  [/<input[^>]*name="seen"/, "preview"],
  // What it is about went between the refusal and the page that shows it.
  [/Page not found|Assignment details not found/, "not-found"],
];

/** The messages after a redirect that say that nothing was done. */
const notices: readonly (readonly [RegExp, Reason])[] = [
  [/^live-session-late$/, "late"],
  [/^live-session-taken$/, "taken"],
  [/^(live-session|lesson-stays)-booked$/, "booked"],
  [/^live-session-orphaned$/, "orphaned"],
  [/^lesson-stays-moved$/, "moved"],
  [/^lesson-stays-changed$/, "changed"],
  [/^lesson-stays-gone$/, "gone"],
  [/^lesson-stays-cancelled$/, "cancelled"],
  [/^lesson-stays-overlap$/, "overlap"],
  [/^lesson-stays-past$/, "past"],
  [/^lesson-stays-identical$/, "identical"],
  [/^assignment-not-handed-over$/, "not-possible"],
  [/^lesson-not-restored$/, "not-possible"],
  [/^substitute-stays-taken$/, "taken"],
  [/^(substitute-stays-not-possible|lesson-not-answered)$/, "not-possible"],
];

/** Reads the answer to an operation. */
export async function readAnswer(response: Response): Promise<Answer> {
  const { status } = response;
  const page = await response.text();
  if (status === 303) {
    const code = (await noticeOf(response)) ?? "";
    const [, reason] = notices.find(([pattern]) => pattern.test(code)) ?? [];
    return reason ? { isAccepted: false, reason } : { isAccepted: true };
  }
  // The page behind a dialog may say how other attempts ended.
  const shown = /<dialog[^]*?<\/dialog>/.exec(page)?.[0] ?? page;
  const text = shown.replaceAll(/<script[^]*?<\/script>/g, "");
  const [, reason] = words.find(([pattern]) => pattern.test(text)) ?? [];
  if (status < 500 && reason) return { isAccepted: false, reason };
  if (status === 404) return { isAccepted: false, reason: "not-found" };
  return {
    isAccepted: null,
    fault: `${status}: ${text
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .slice(-300)}`,
  };
}
