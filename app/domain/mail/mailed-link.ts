const hour = 60;
const day = 24 * hour;

/** How long each kind of mailed link is valid, in minutes after its mail is written. */
export const linkMinutes = {
  "reset-password": 10,
  "verify-email": 7 * day,
  "change-email": day,
  "undo-email": 7 * day,
  invitation: 14 * day,
} as const;

/** How long the link of an invitation to the staff is valid: it opens more than others. */
export const staffInvitationMinutes = 7 * day;

export type LinkPurpose = keyof typeof linkMinutes;

/**
 * The most mails of a kind that can be requested within an hour: of an address's confirmation and of its
 * change by the mailbox (`mailboxOf`), of a change also by the account, of an invitation by the account.
 * Requests for a new password are counted by the mailbox for each session, device or network; above it
 * one is mailed only if no earlier link works.
 */
export const mailsPerHour = {
  "reset-password": 3,
  "verify-email": 3,
  "change-email": 5,
  invitation: 3,
} as const;

/** The least time between two mails to one account for a new password; no request waits longer. */
export const secondsBetweenResetMails = 45;
