const hour = 60;
const day = 24 * hour;

/** How long each kind of mailed link works, in minutes from the moment its mail is written. */
export const linkMinutes = {
  "reset-password": 10,
  "verify-email": 7 * day,
  "change-email": day,
  "undo-email": 7 * day,
} as const;

export type LinkPurpose = keyof typeof linkMinutes;

/** How many mails of one kind an account can ask for within an hour. */
export const mailsAnHour = {
  "reset-password": 3,
  "verify-email": 3,
  "change-email": 5,
} as const;
