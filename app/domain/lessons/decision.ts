import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";
import { outcomes, type Decision } from "./settlement.ts";

/** An admin's decision of how a lesson turned out, as submitted. */
export interface DecisionInput {
  readonly outcome: string;
  readonly reason: string;
}

export type DecisionProblem = "decision-missing" | "reason-missing" | "reason-too-long";

/** The most characters of a reason. */
export const longestDecisionReason = 1000;

/** A decision that was submitted; null for any other text. */
export function parseDecision(text: string): Decision | null {
  return [...outcomes, "moved" as const].find((decision) => decision === text) ?? null;
}

/** The first problem of a decision, or null. */
export function checkDecision({ outcome, reason }: DecisionInput): DecisionProblem | null {
  if (!parseDecision(outcome)) return "decision-missing";
  if (isBlank(reason)) return "reason-missing";
  return isLongerThan(reason, longestDecisionReason) ? "reason-too-long" : null;
}
