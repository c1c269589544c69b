import type { LogoFile } from "#data/site/svg-logos.ts";
import type { Context } from "#request/context.ts";
import { resolveEnglishSite } from "#content/site/english-site.ts";
import { insertSiteFile } from "#data/site/site-files.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { readPicture, type PictureProblem } from "#security/picture/read-picture.ts";
import { adminDatabase } from "#security/guards.ts";
import { loadEditedSite, saveSection, type ChangedSection } from "./draft.ts";

export type LogoProblem = PictureProblem | "no-file";

/**
 * Stores a logo in the draft.
 *
 * @param opened the fingerprint of the logo when the form was opened
 * @param bytes of the chosen file; none to keep the one that the draft has
 */
export async function saveLogo(
  context: Context,
  { opened, bytes, hasName }: { opened: string; bytes: Uint8Array; hasName: boolean },
): Promise<Result<null, Refusal<LogoProblem> | ChangedSection>> {
  const picture = await storePicture(context, bytes);
  if (!picture.ok) return picture;
  const { hash, width, height } = picture.value;
  return saveSection(context, "logo", opened, { logo: { hash, width, height, hasName } });
}

/** Removes the logo from the draft. */
export async function removeLogo(context: Context): Promise<void> {
  await saveSection(context, "logo", null, null);
}

/** A file that no draft names in the end is deleted after a day. */
async function storePicture(
  context: Context,
  bytes: Uint8Array,
): Promise<Result<LogoFile, Refusal<LogoProblem>>> {
  if (bytes.byteLength === 0) {
    const { logo } = resolveEnglishSite((await loadEditedSite(context)).changes);
    return logo ? ok(logo) : refuse("no-file");
  }
  const result = await readPicture(bytes);
  if (!result.ok) return result;
  const { type, width, height } = result.value;
  const file = { type, bytes: Buffer.from(result.value.bytes) };
  return ok({ hash: await insertSiteFile(adminDatabase(context), file), width, height });
}
