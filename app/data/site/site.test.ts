import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import { makeAdmin } from "#test/support/people.ts";
import {
  deleteSiteDraft,
  findPublishedSite,
  findSiteDraft,
  findSiteVersion,
  insertSiteVersion,
  listSiteVersions,
  saveSiteDraft,
  type SiteAuthor,
} from "./site.ts";
import {
  deleteUnusedSiteFiles,
  findSiteFile,
  insertSiteFile,
  listSiteFiles,
} from "./site-files.ts";

let academy: TestDatabase;
let author: SiteAuthor;

beforeAll(async () => {
  academy = await createDatabase("template");
  const { id } = await makeAdmin({ ...academy, url: "", origin: "" } as unknown as TestAcademy);
  author = { accountId: id, name: "Asha" };
});
afterAll(() => academy.drop());

const publish = (changes: unknown, note = "") =>
  academy.database
    .transaction()
    .execute((trx) => insertSiteVersion(trx, { changes, author, note }));

test("publications at the same time get numbers of their own, and the newest is published", async () => {
  const { database } = academy;
  expect(await findPublishedSite(database)).toBeNull();
  const versions = await Promise.all([1, 2, 3, 4].map((number) => publish({ number })));
  expect(versions.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4]);
  expect(await publish({ name: "Deepam" }, "Our name")).toBe(5);
  expect(await findPublishedSite(database)).toMatchObject({
    version: 5,
    changes: { name: "Deepam" },
  });
  const versionsBefore = await listSiteVersions(database, 4);
  expect(versionsBefore.map(({ version }) => version)).toEqual([3, 2, 1]);
  const expected = { publisher: "Asha", note: "Our name", version: 5 };
  expect(await findSiteVersion(database, 5)).toMatchObject(expected);
  expect(await findSiteVersion(database, 6)).toBeNull();
});

test("there is one draft, and a version keeps its author's name when the account is deleted", async () => {
  const { database, pool } = academy;
  expect(await findSiteDraft(database)).toBeNull();
  await saveSiteDraft(database, { changes: { a: 1 }, basedOn: null, author });
  await saveSiteDraft(database, { changes: { a: 2 }, basedOn: 5, author });
  expect(await findSiteDraft(database)).toMatchObject({
    changes: { a: 2 },
    basedOn: 5,
    changedBy: "Asha",
  });
  const other = await makeAdmin({ ...academy, url: "", origin: "" } as unknown as TestAcademy);
  const leaving = { accountId: other.id, name: "Ravi" };
  const version = await database
    .transaction()
    .execute((trx) => insertSiteVersion(trx, { changes: {}, author: leaving, note: "" }));
  await pool.query("delete from accounts where id = $1", [other.id]);
  expect(await findSiteVersion(database, version)).toMatchObject({ publisher: "Ravi" });
  expect([await deleteSiteDraft(database), await deleteSiteDraft(database)]).toEqual([true, false]);
});

test("a picture is stored once, and deleted a day later unless a version or the draft names it", async () => {
  const { database, pool } = academy;
  const store = (text: string) =>
    insertSiteFile(database, { type: "image/png", bytes: Buffer.from(text) });
  const published = await store("published");
  const drafted = await store("drafted");
  const unused = await store("unused");
  expect(await store("unused")).toBe(unused);
  await publish({ logo: { hash: published } });
  await saveSiteDraft(database, { changes: { logo: { hash: drafted } }, basedOn: null, author });
  const named = await listSiteFiles(database, { logo: { hash: published } });
  expect(named.map(({ hash, bytes }) => [hash, String(bytes)])).toEqual([[published, "published"]]);
  await deleteUnusedSiteFiles(database);
  expect(await findSiteFile(database, unused)).not.toBeNull();
  await pool.query("update site_files set added_at = now() - interval '25 hours'");
  await deleteUnusedSiteFiles(database);
  const found = await Promise.all(
    [published, drafted, unused].map((hash) => findSiteFile(database, hash)),
  );
  expect(found.map((file) => file !== null)).toEqual([true, true, false]);
});
