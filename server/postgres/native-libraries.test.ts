import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { testsUseServer } from "#test/support/server-cluster.ts";
import { serverArguments } from "./configuration.ts";

// docs/security/native-libraries.md says which of the old libraries in PostgreSQL's package can be
// reached. Each reason for "no" is a test here.

const academy = useAcademy();
const migrations = join(import.meta.dirname, "../../database/migrations");

async function ask(query: string): Promise<unknown[]> {
  return (await academy.pool.query({ text: query, rowMode: "array" })).rows.flat();
}

describe.skipIf(testsUseServer())("of the libraries in PostgreSQL's package", () => {
  test("libssl is not reached: there is no TLS and no port", async () => {
    expect(await ask("show ssl")).toEqual(["off"]);
    expect(await ask("show listen_addresses")).toEqual([""]);
    expect(serverArguments("", "", {})).toContain("listen_addresses=");
  });

  test("zlib is not reached: nobody can take a base backup", async () => {
    expect(await ask("show max_wal_senders")).toEqual(["0"]);
  });

  test("ICU is not reached: no database, column or collation of ours sorts by it", async () => {
    expect(await ask("select distinct datlocprovider from pg_database")).toEqual(["b"]);
    const columns = `select attrelid::regclass || '.' || attname
      from pg_attribute join pg_collation c on c.oid = attcollation where collprovider = 'i'`;
    expect(await ask(columns)).toEqual([]);
    const own = `select collname from pg_collation where collnamespace <> 'pg_catalog'::regnamespace`;
    expect(await ask(own)).toEqual([]);
  });

  test("libxml2 is not reached: no column and no function of ours is of the type xml", async () => {
    const columns = `select attrelid::regclass || '.' || attname from pg_attribute
      join pg_class c on c.oid = attrelid
      where atttypid = 'xml'::regtype and relnamespace <> 'pg_catalog'::regnamespace
        and relnamespace <> 'information_schema'::regnamespace`;
    expect(await ask(columns)).toEqual([]);
    const statements = readdirSync(migrations).map((file) =>
      readFileSync(join(migrations, file), "utf8"),
    );
    expect(statements.filter((text) => /\bxml\w*\b|xpath/i.test(text))).toEqual([]);
  });

  test("the libraries of extensions are not loaded: there are three, without libraries", async () => {
    const extensions = "select extname from pg_extension order by extname";
    expect(await ask(extensions)).toEqual(["btree_gist", "pg_trgm", "plpgsql"]);
    const { rows } = await academy.served.query<{ may: boolean }>(
      "select has_database_privilege(current_user, current_database(), 'create') as may",
    );
    expect(rows).toEqual([{ may: false }]);
  });

  test("libcrypto checks no password and decrypts nothing", async () => {
    expect(await ask("select rolname from pg_authid where rolpassword is not null")).toEqual([]);
    expect(await ask("select distinct auth_method from pg_hba_file_rules")).toEqual(["peer"]);
  });
});
