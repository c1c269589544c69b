import { sql } from "kysely";
import type { SectionAuthors } from "#domain/site/authors.ts";
import type { Database } from "#data/shared/database.ts";
import { findRow, hasResult, rowOrNull } from "#data/shared/rows.ts";

/** A version of the public site. Its changes are unchecked: read them with `readSiteChanges`. */
export interface PublishedSite {
  version: number;
  changes: unknown;
  publishedAt: Date;
}

/** Who changes the site; the name is kept when the person leaves. */
export interface SiteAuthor {
  accountId: string;
  name: string;
}

/** The newest version; null while the academy has the standard site. */
export function findPublishedSite(db: Database): Promise<PublishedSite | null> {
  return db
    .selectFrom("site_versions")
    .select(["version", "changes", "published_at as publishedAt"])
    .orderBy("version", "desc")
    .limit(1)
    .$call(rowOrNull);
}

/** Stores a new version, of which every instance is notified. @returns its number */
export async function insertSiteVersion(
  trx: Database,
  {
    changes,
    authors = {},
    author,
    note,
  }: { changes: unknown; authors?: SectionAuthors; author: SiteAuthor; note: string },
): Promise<number> {
  // Two publications at the same time get two numbers.
  await sql`lock table site_versions in share row exclusive mode`.execute(trx);
  const { version } = await trx
    .insertInto("site_versions")
    .values({
      version: sql<number>`(select coalesce(max(version), 0) + 1 from site_versions)`,
      changes: JSON.stringify(changes),
      authors: JSON.stringify(authors),
      published_by: author.accountId,
      publisher: author.name,
      note,
    })
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** What will be published next, with its author. */
export interface SiteDraft {
  changes: unknown;
  /** Unchecked: read them with `readAuthors`. */
  authors: unknown;
  /** The version that was published when the draft was begun; null for the standard site. */
  basedOn: number | null;
  changedAt: Date;
  /** The name of who changed it last. */
  changedBy: string;
}

/** The draft; null while nothing is being changed. */
export function findSiteDraft(db: Database): Promise<SiteDraft | null> {
  return db.selectFrom("site_draft").select(draftColumns).$call(rowOrNull);
}

const draftColumns = [
  "changes",
  "authors",
  "based_on as basedOn",
  "changed_at as changedAt",
  "changer as changedBy",
] as const;

/** Stores the draft in place of the one before. */
export async function saveSiteDraft(
  trx: Database,
  {
    changes,
    authors = {},
    basedOn,
    author,
  }: { changes: unknown; authors?: SectionAuthors; basedOn: number | null; author: SiteAuthor },
): Promise<void> {
  const values = {
    changes: JSON.stringify(changes),
    authors: JSON.stringify(authors),
    based_on: basedOn,
    changed_by: author.accountId,
    changer: author.name,
  };
  await trx
    .insertInto("site_draft")
    .values(values)
    .onConflict((conflict) =>
      conflict.column("is_only").doUpdateSet({ ...values, changed_at: sql`now()` }),
    )
    .execute();
}

/** Removes the draft. @returns false where there was none */
export const deleteSiteDraft = (trx: Database) =>
  trx.deleteFrom("site_draft").returning("is_only").$call(hasResult);

/** A version in the list of all. */
export interface SiteVersion extends PublishedSite {
  /** Unchecked: read them with `readAuthors`. */
  authors: unknown;
  publisher: string;
  note: string;
}

/** The number of versions on one page. */
export const versionsOnPage = 25;

/** Versions, newest first. @param before only those older than this version; null for the newest */
export function listSiteVersions(db: Database, before: number | null): Promise<SiteVersion[]> {
  return db
    .selectFrom("site_versions")
    .select(versionColumns)
    .$if(before !== null, (query) => query.where("version", "<", before))
    .orderBy("version", "desc")
    .limit(versionsOnPage)
    .execute();
}

export function findSiteVersion(db: Database, version: number): Promise<SiteVersion | null> {
  return db
    .selectFrom("site_versions")
    .select(versionColumns)
    .where("version", "=", version)
    .$call(rowOrNull);
}

const versionColumns = [
  "version",
  "changes",
  "authors",
  "published_at as publishedAt",
  "publisher",
  "note",
] as const;

/** What is published, and the draft beside it. */
export interface SiteState {
  published: PublishedSite | null;
  draft: SiteDraft | null;
}

/** Both in one statement. */
export async function findSiteState(db: Database): Promise<SiteState> {
  const row = await findRow<SiteStateRow>(db)`
    select v.version, v.changes, v.published_at as "publishedAt",
      d.changes as "draftChanges", d.authors, d.based_on as "basedOn", d.changed_at as "changedAt",
      d.changer as "changedBy"
    from (values (1)) one
    left join (select * from site_versions order by version desc limit 1) v on true
    left join site_draft d on true`;
  if (!row) throw new Error("a row always exists");
  const { version, changes, publishedAt, draftChanges, authors, basedOn, changedAt, changedBy } =
    row;
  return {
    published: version !== null && publishedAt ? { version, changes, publishedAt } : null,
    draft:
      changedAt && changedBy !== null
        ? { changes: draftChanges, authors, basedOn, changedAt, changedBy }
        : null,
  };
}

interface SiteStateRow {
  version: number | null;
  changes: unknown;
  publishedAt: Date | null;
  draftChanges: unknown;
  authors: unknown;
  basedOn: number | null;
  changedAt: Date | null;
  changedBy: string | null;
}

/** The same; whoever else changes or publishes the site waits until the transaction ends. */
export async function lockSiteState(trx: Database): Promise<SiteState> {
  await sql`lock table site_draft in share row exclusive mode`.execute(trx);
  return findSiteState(trx);
}

/** A version and the one before it, in one statement. */
export function findSiteVersionWithPrevious(db: Database, version: number): Promise<SiteVersion[]> {
  return db
    .selectFrom("site_versions")
    .select(versionColumns)
    .where("version", "<=", version)
    .orderBy("version", "desc")
    .limit(2)
    .execute();
}
