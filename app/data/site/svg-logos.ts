import type pg from "pg";

// Logos could be SVG once, and are in backups of that time. Each is turned into a PNG.

/** A pool, or the connection of a transaction. */
type Connection = Pick<pg.ClientBase, "query">;

/** A logo by the hash of its file. */
export interface SvgLogo {
  hash: string;
  bytes: Buffer;
}

/** What stands for a logo in the changes of the site. */
export interface LogoFile {
  hash: string;
  width: number;
  height: number;
}

/** The logos that are SVG: first that of the draft, then those of the newest versions. */
export async function listSvgLogos(connection: Connection): Promise<SvgLogo[]> {
  const { rows } = await connection.query<SvgLogo>(
    `select f.hash, f.bytes from site_files f
     where f.type not in ('image/png', 'image/webp')
     order by exists (select from site_draft d where d.changes -> 'logo' ->> 'hash' = f.hash) desc,
       (select max(v.version) from site_versions v where v.changes -> 'logo' ->> 'hash' = f.hash)
         desc nulls last`,
  );
  return rows;
}

/**
 * Puts another picture in the place of an SVG, in every version and in the draft, and deletes the SVG.
 *
 * @param file null for none: the academy's name stands alone then
 */
export async function replaceSvgLogo(
  connection: Connection,
  svg: string,
  file: (LogoFile & { type: string; bytes: Buffer }) | null,
): Promise<void> {
  if (file) {
    await connection.query(
      "insert into site_files (hash, type, bytes) values ($1, $2, $3) on conflict do nothing",
      [file.hash, file.type, file.bytes],
    );
  }
  const logo = file && { hash: file.hash, width: file.width, height: file.height };
  for (const table of ["site_versions", "site_draft"]) {
    await connection.query(
      `update ${table} set changes = case when $2::jsonb is null then changes - 'logo'
         else jsonb_set(changes, '{logo}', (changes -> 'logo') || $2::jsonb) end
       where changes -> 'logo' ->> 'hash' = $1`,
      [svg, logo && JSON.stringify(logo)],
    );
  }
  await connection.query("delete from site_files where hash = $1", [svg]);
}
