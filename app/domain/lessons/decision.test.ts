import { expect, test } from "vitest";
import { checkDecision, longestDecisionReason, type DecisionInput } from "./decision.ts";

const valid: DecisionInput = { outcome: "held", reason: "Both were there." };
const longest = "x".repeat(longestDecisionReason);

test.each<[string, Partial<DecisionInput>, ReturnType<typeof checkDecision>]>([
  ["a valid decision", {}, null],
  ["that a move counts", { outcome: "moved" }, null],
  ["no outcome", { outcome: "" }, "decision-missing"],
  ["an outcome that is not one", { outcome: "cancelled" }, "decision-missing"],
  ["no reason", { reason: " \n" }, "reason-missing"],
  ["the longest reason", { reason: longest }, null],
  ["a longer reason", { reason: `${longest}x` }, "reason-too-long"],
  ["neither", { outcome: "", reason: "" }, "decision-missing"],
])("%s", (_, input, problem) => {
  expect(checkDecision({ ...valid, ...input })).toBe(problem);
});
