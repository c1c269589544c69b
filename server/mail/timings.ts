/** Polling intervals of the mail sender, in milliseconds. */
export interface MailTimings {
  /** For mails that are due; at least 500, the library's minimum. */
  queue: number;
  /** For requests for a new password. */
  resetRequests: number;
  /** For lessons that are due for a reminder. */
  reminders: number;
}

export const defaultMailTimings: MailTimings = {
  queue: 2_000,
  resetRequests: 2_000,
  reminders: 20_000,
};
