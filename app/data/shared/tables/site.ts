import type { ColumnType, Generated } from "kysely";
import type { Stamp } from "./stamp.ts";

/** Read as what it was in the database: `readSiteChanges` checks it. */
type Changes = ColumnType<unknown, string, string>;

type Authors = ColumnType<unknown, string | undefined, string>;

interface SiteVersionsTable {
  version: number;
  changes: Changes;
  authors: Authors;
  published_at: Stamp;
  published_by: string | null;
  publisher: string;
  note: string;
}

interface SiteDraftTable {
  is_only: Generated<boolean>;
  changes: Changes;
  authors: Authors;
  based_on: number | null;
  changed_at: Stamp;
  changed_by: string | null;
  changer: string;
}

interface SiteFilesTable {
  hash: string;
  type: string;
  bytes: Buffer;
  added_at: Stamp;
}

interface KeptSenderTable {
  is_only: Generated<boolean>;
  name: string;
  address: string;
  kept_at: Stamp;
}

/** The public site as the academy has changed it. */
export interface SiteTables {
  site_versions: SiteVersionsTable;
  site_draft: SiteDraftTable;
  site_files: SiteFilesTable;
  kept_sender: KeptSenderTable;
}
