import type { ColumnType, Generated } from "kysely";
import type { Stamp } from "./stamp.ts";

/** Read as what it was in the database: `readSiteChanges` checks it. */
type Changes = ColumnType<unknown, string, string>;

type Authors = ColumnType<unknown, string | undefined, string>;

/** The public site as the academy has changed it. */
export interface SiteTables {
  site_versions: {
    version: number;
    changes: Changes;
    authors: Authors;
    published_at: Stamp;
    published_by: string | null;
    publisher: string;
    note: string;
  };
  site_draft: {
    is_only: Generated<boolean>;
    changes: Changes;
    authors: Authors;
    based_on: number | null;
    changed_at: Stamp;
    changed_by: string | null;
    changer: string;
  };
  site_files: {
    hash: string;
    type: string;
    bytes: Buffer;
    added_at: Stamp;
  };
  kept_sender: {
    is_only: Generated<boolean>;
    name: string;
    address: string;
    kept_at: Stamp;
  };
}
