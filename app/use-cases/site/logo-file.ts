import { findSiteFile, type SiteFile } from "#data/site/site-files.ts";
import { notFound } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";

const types = ["image/png", "image/webp"];

/** A logo's file, published or not. @throws 404 where there is none */
export async function loadLogoFile(context: Context, hash: string): Promise<SiteFile> {
  const { database } = context.get(servicesContext);
  const file = /^[\da-f]{32}$/.test(hash) ? await findSiteFile(database, hash) : null;
  // A restored backup could contain another type.
  if (file && types.includes(file.type)) return file;
  return notFound(context, "no-file");
}
