import { progressSpan, type ProgressSpan } from "#domain/lessons/progress-span.ts";

/** The months that an address asks for (`?month=` or `?until=`, YYYY-MM). */
export function readSpan(params: URLSearchParams, now: Date): ProgressSpan {
  return progressSpan({ month: params.get("month"), until: params.get("until") }, now);
}
