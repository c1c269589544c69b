import type { Fields } from "#request/form.ts";
import { readWay } from "#domain/timetable/away.ts";
import { checkCancelReason } from "#domain/timetable/cancellation.ts";
import { reasonProblems } from "#parts/timetable/cancel/messages.ts";
import type { ChosenWays, Dealt } from "#use-cases/timetable/away.ts";

/** What a desk says after a form that changed nothing. */
export interface DealAnswer {
  error: string;
  /** Whether the reason has a problem. */
  isReason: boolean;
  /** Undefined where the form is still on the screen as it was submitted. */
  reason: string | undefined;
}

/** What a form of a desk chooses for its lessons, and what is wrong with its reason; null for nothing. */
export function readChosenWays(form: Fields): ChosenWays & { problem: string | null } {
  const ways = new Map(
    form.all("lesson").flatMap((id) => {
      const way = readWay(form.text(`way-${id}`));
      return way ? [[id, way] as const] : [];
    }),
  );
  const reason = form.text("reason");
  const isCancelling = [...ways.values()].some(
    ({ kind }) => kind === "cancel" || kind === "make-up",
  );
  const problem = isCancelling ? checkCancelReason(reason) : null;
  return { ways, reason, problem: problem && reasonProblems[problem] };
}

/** The code of the flash message that says what was done; `none` where nothing was to do. */
export function noticeOf(dealt: readonly Dealt[], { all, none }: { all: string; none: string }) {
  if (dealt.some(({ refusal }) => refusal !== null)) return "away-partly";
  return dealt.length === 0 ? none : all;
}
