interface LeftOut {
  because: string;
  /** What a restore does with the rows of the live table. */
  atRestore: "emptied" | "kept";
}

/**
 * The tables that backups leave out, by name. All other tables are backed up, so that new ones are
 * included by default.
 */
export const leftOut: Readonly<Record<string, LeftOut>> = {
  sessions: {
    because: "a restored session would sign in a device that was signed out since",
    atRestore: "emptied",
  },
  push_subscriptions: {
    because: "each belongs to a session, which is left out",
    atRestore: "emptied",
  },
  pushes: {
    because: "each belongs to a device of a session, which is left out",
    atRestore: "emptied",
  },
  photo_images: {
    because: "pictures are in the folder beside the file, which a restore reads",
    atRestore: "emptied",
  },
  upload_parts: {
    because: "pieces of a photo that is still being sent belong to a page that is open now",
    atRestore: "emptied",
  },
  known_devices: {
    because: "a restored device would skip the second factor although it was removed since",
    atRestore: "emptied",
  },
  sign_in_devices: {
    because: "a restored device would be recognised although it was forgotten since",
    atRestore: "emptied",
  },
  pending_sign_ins: {
    because: "each is valid for minutes only",
    atRestore: "emptied",
  },
  passkeys: {
    because: "a restored passkey would open an account that it was removed from since",
    atRestore: "emptied",
  },
  spent_challenges: {
    because: "each is valid for minutes only, and a restore must not make one valid again",
    atRestore: "kept",
  },
  undo_snapshots: {
    because: "deleted data is kept for seconds only, and a backup would keep it for months",
    atRestore: "emptied",
  },
  imports: {
    because:
      "a sheet of people's data is kept for a day at most, and a backup would keep it for months",
    atRestore: "emptied",
  },
  imported_records: {
    because: "it belongs to an import, and can be undone for a day only",
    atRestore: "emptied",
  },
  mailed_links: {
    because: "a restored link could be used a second time",
    atRestore: "emptied",
  },
  reset_requests: {
    because: "they wait for seconds only, and contain what strangers typed",
    atRestore: "emptied",
  },
  guardian_link_requests: {
    because: "they wait for seconds only, and contain what strangers typed",
    atRestore: "emptied",
  },
  list_counts: {
    because: "it counts rows of other tables, and a restore counts them again",
    atRestore: "emptied",
  },
  secrets: {
    because: "a stolen backup must not sign links in the academy's name",
    atRestore: "kept",
  },
  guardian_links: {
    because:
      "a link that was revoked since must not open a child's page; guardians request a new one",
    atRestore: "emptied",
  },
  fee_links: {
    because:
      "a link that has ended since must not open a family's fees; the next mail has a new one",
    atRestore: "emptied",
  },
  request_links: {
    because:
      "a link that has ended since must not answer in a tutor's name; the dashboard has the requests",
    atRestore: "emptied",
  },
  calendar_feeds: {
    because: "an address that was revoked since must not open a calendar; people create a new one",
    atRestore: "emptied",
  },
  recovery_codes: {
    because: "a code that was used since must not work a second time; admins create new ones",
    atRestore: "emptied",
  },
  rate_limits: {
    because: "it covers the last minutes only, and a restore must not allow more attempts",
    atRestore: "kept",
  },
  denial_counts: {
    because: "it covers the last hours only, and a restore must not allow more lines",
    atRestore: "kept",
  },
  kysely_migration: {
    because: "a backup's header names its migrations, and the live schema does not change",
    atRestore: "kept",
  },
  kysely_migration_lock: {
    because: "it is a lock",
    atRestore: "kept",
  },
};
