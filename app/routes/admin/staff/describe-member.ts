import { staffRoleNames } from "#content/people/staff-roles.ts";
import type { StaffMember } from "#data/people/staff.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { messages } from "./messages.ts";

/** A member of the staff in words. @param ownId the reader's */
export function describeMember(member: StaffMember, ownId: string, now: Date) {
  const { id, name, email, role, hasSecondFactor, lastSeenAt, invitedUntil } = member;
  const until = invitedUntil && formatDateTime(invitedUntil);
  const isExpired = invitedUntil !== null && invitedUntil <= now;
  return {
    id,
    name: id === ownId ? messages.you(name) : name,
    email,
    role,
    roleName: staffRoleNames[role],
    secondFactor: hasSecondFactor ? messages.yes : messages.no,
    lastSeen: lastSeenAt ? formatDateTime(lastSeenAt) : messages.never,
    isInvited: invitedUntil !== null,
    state: describeState(until, isExpired),
    badge: badgeOf(until, isExpired),
  };
}

function describeState(until: string | null, isExpired: boolean): string {
  if (until === null) return messages.active;
  return isExpired ? messages.expiredSince(until) : messages.invitedUntil(until);
}

function badgeOf(until: string | null, isExpired: boolean) {
  if (until === null) return { tone: "success" as const, text: messages.active };
  const text = isExpired ? messages.expired : messages.invited;
  return { tone: "caution" as const, text };
}
