import type { StepState } from "#domain/office/setup.ts";
import { Badge } from "#ui/badge.tsx";
import { messages } from "./messages.ts";

/** The state of a step, as a word. */
export function StateBadge({ state }: { state: StepState }) {
  const word = messages.states[state];
  if (state === "skipped") return <span className="px-3 py-1 text-sm text-muted">{word}</span>;
  return <Badge tone={state === "done" ? "success" : "caution"}>{word}</Badge>;
}
