import { parseLostReason } from "./stage.ts";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { firstFailure, type Failure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";

/** In UTF-16 units after trimming. */
export const enquiryLimits = { note: 2000, nextStep: 200 } as const;

/** What a colleague said in a call; it may be empty. */
export type CallInput = { readonly note: string };

export function checkCall({ note }: CallInput): Failure<"too-long", "note"> | null {
  return isLongerThan(note, enquiryLimits.note) ? { problem: "too-long", field: "note" } : null;
}

/** Why an enquiry was lost, as submitted. */
export type LossInput = { readonly reason: string; readonly note: string };
export type LossProblem = "reason-missing" | "note-missing" | "too-long";

const lossRules: readonly Rule<LossInput, LossProblem, keyof LossInput>[] = [
  [({ reason }) => parseLostReason(reason) === null, "reason-missing", "reason"],
  [({ reason, note }) => reason === "other" && isBlank(note), "note-missing", "note"],
  [({ note }) => isLongerThan(note, enquiryLimits.note), "too-long", "note"],
];

/** The first problem of a loss, or null. Another reason than the offered ones needs a note. */
export const checkLoss = (input: LossInput) => firstFailure(lossRules, input);

/** What is done next: the date as YYYY-MM-DD, the time as HH:MM, in India's time. */
export type NextStepInput = {
  readonly nextStep: string;
  readonly date: string;
  readonly time: string;
};

const stepRules = [
  [({ nextStep }) => isBlank(nextStep), "step-missing", "nextStep"],
  [({ nextStep }) => isLongerThan(nextStep, enquiryLimits.nextStep), "too-long", "nextStep"],
  [({ date }) => isBlank(date), "date-missing", "date"],
  [({ time }) => isBlank(time), "time-missing", "time"],
  [({ date, time }) => parseIndiaDateTime(date, time) === null, "no-such-time", "date"],
] as const satisfies readonly Rule<NextStepInput, string, keyof NextStepInput>[];

export type NextStepProblem = (typeof stepRules)[number][1];

/** The first problem of a next step, or null. With all fields empty there is no next step. */
export function checkNextStep(
  input: NextStepInput,
): Failure<NextStepProblem, keyof NextStepInput> | null {
  return Object.values(input).every(isBlank) ? null : firstFailure(stepRules, input);
}
