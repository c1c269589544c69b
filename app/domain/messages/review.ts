import { isCalendarDate } from "#domain/shared/india-time.ts";
import { isLongerThan } from "#domain/shared/text-length.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";

/** How many of a hundred messages without a flag the staff look at. */
export const samplePercent = 2;

/** Of a reason or a note, in UTF-16 units. */
export const reviewTextLength = 1000;

/** What the staff found: nothing wrong, they have talked with whoever wrote, or the person was stopped. */
export const decisions = ["fine", "talked", "stopped"] as const;

export type Decision = (typeof decisions)[number];

export function isDecision(text: string): text is Decision {
  return (decisions as readonly string[]).includes(text);
}

/** How soon a message is looked at: reported ones first, then flagged ones, then the sample. */
export const urgencies = ["reported", "flagged", "sample"] as const;

export type Urgency = (typeof urgencies)[number];

/** A decision about a message, as it is typed. */
export interface DecisionInput {
  readonly decision: string;
  readonly note: string;
  /** When it was reported to the police, YYYY-MM-DD; empty for not. */
  readonly policeOn: string;
}

export type DecisionProblem = "decision-missing" | "note-missing" | "too-long" | "no-such-day";

type Facts = DecisionInput & { readonly today: string };

const rules: readonly Rule<Facts, DecisionProblem, keyof DecisionInput>[] = [
  [(input) => !isDecision(input.decision), "decision-missing", "decision"],
  [(input) => input.decision !== "fine" && input.note.trim() === "", "note-missing", "note"],
  [(input) => isLongerThan(input.note, reviewTextLength), "too-long", "note"],
  [
    (input) =>
      input.policeOn !== "" && (!isCalendarDate(input.policeOn) || input.policeOn > input.today),
    "no-such-day",
    "policeOn",
  ],
];

/** The first problem of a decision, or null. @param today in India, YYYY-MM-DD */
export const checkDecision = (input: DecisionInput, today: string) =>
  firstFailure(rules, { ...input, today });

export type ReportProblem = "reason-missing" | "too-long";

/** The first problem of a report of a message, or null. */
export function checkReport(reason: string): ReportProblem | null {
  if (reason.trim() === "") return "reason-missing";
  return isLongerThan(reason, reviewTextLength) ? "too-long" : null;
}
