import type { TutorStatus } from "#domain/people/tutor.ts";
import { messages } from "./refusal-messages.ts";

/** What is said to a tutor who may not add or manage content. */
export function describeRefusal(attempt: keyof typeof messages, status: TutorStatus): string {
  return messages[attempt][status === "rejected" ? "rejected" : "waits"];
}
