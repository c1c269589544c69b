interface LeftOut {
  because: string;
  /** What a restore does with the rows that the target has. */
  atRestore: "emptied" | "kept";
}

/**
 * The tables that no backup holds, by name. Every other table of the schema is backed up, so that a
 * new one is covered before anybody thinks of it.
 */
export const leftOut: Readonly<Record<string, LeftOut>> = {
  sessions: {
    because: "a restored session would open the academy to a device that was signed out since",
    atRestore: "emptied",
  },
  known_devices: {
    because: "a restored one would skip the code on a device that was forgotten since",
    atRestore: "emptied",
  },
  pending_sign_ins: {
    because: "each lives for minutes, and waits for a code",
    atRestore: "emptied",
  },
  undo_snapshots: {
    because: "what was deleted is kept for seconds only, and a backup would keep it for months",
    atRestore: "emptied",
  },
  mailed_links: {
    because: "a restored link would open an account again that it was used for since",
    atRestore: "emptied",
  },
  reset_requests: {
    because: "they wait for seconds only, and hold what strangers typed",
    atRestore: "emptied",
  },
  list_counts: {
    because: "it counts rows of other tables, and a restore counts those that it brings back",
    atRestore: "emptied",
  },
  secrets: {
    because: "a stolen backup must not sign links in the academy's name",
    atRestore: "kept",
  },
  guardian_links: {
    because: "a link that was ended since must not open a child's page; guardians ask for a new one",
    atRestore: "emptied",
  },
  rate_limits: {
    because: "it counts the last minutes only, and a restore must not give anybody new guesses",
    atRestore: "kept",
  },
  kysely_migration: {
    because: "a backup's header names its migrations, and the target's schema stays as it is",
    atRestore: "kept",
  },
  kysely_migration_lock: {
    because: "it is a lock of the moment",
    atRestore: "kept",
  },
};
