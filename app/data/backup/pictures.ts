import type pg from "pg";
import { photosKept } from "#domain/homework/photo.ts";

/** What reads pictures: a pool, or one of its connections. */
type Client = Pick<pg.ClientBase, "query">;

/** The ids of the photos whose pictures are kept; none in an academy of a version before photos. */
export async function listPictures(client: Client): Promise<string[]> {
  const found = await client.query<{ name: string | null }>(
    "select to_regclass('photo_images')::text as name",
  );
  if (!found.rows[0]?.name) return [];
  const { rows } = await client.query<{ id: string }>("select photo_id as id from photo_images");
  return rows.map(({ id }) => id);
}

/** A picture; null where it was deleted meanwhile. */
export async function readPicture(client: Client, photoId: string): Promise<Buffer | null> {
  const { rows } = await client.query<{ image: Buffer }>(
    "select image from photo_images where photo_id = $1",
    [photoId],
  );
  return rows[0]?.image ?? null;
}

/** The ids of the photos that should have a picture and have none. */
export async function listMissingPictures(client: Client, now: Date): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from photos where removed_at is null and added_at > $1
       and not exists (select from photo_images where photo_id = photos.id)`,
    [new Date(now.getTime() - photosKept)],
  );
  return rows.map(({ id }) => id);
}

/** Adds the picture of a photo, as old as the photo is. */
export async function insertPicture(client: Client, photoId: string, image: Buffer): Promise<void> {
  await client.query(
    `insert into photo_images (photo_id, student_id, image, stored_at)
     select id, student_id, $2, added_at from photos where id = $1 and removed_at is null
     on conflict do nothing`,
    [photoId, image],
  );
}
