import type { Counts } from "#data/office/list-counts.ts";
import { messages } from "./tab-messages.ts";

/**
 * The tabs of the home and the lists (§2); none for a role without the lists.
 *
 * @param counts the number of records in each list; null for a role without the lists
 */
export function describeTabs(counts: Counts | null): { to: string; label: string }[] {
  if (!counts) return [];
  return (["students", "tutors", "assignments"] as const).map((name) => ({
    to: `/admin-dashboard/${name}`,
    label: messages[name](counts[name]),
  }));
}
