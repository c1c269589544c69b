import { loadLogoFile } from "#use-cases/site/logo-file.ts";
import type { Route } from "./+types/logo.ts";

/** `/logo?file=…`: a logo, which a browser keeps and shows without trusting it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { type, bytes } = await loadLogoFile(context, url.searchParams.get("file") ?? "");
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    },
  });
}
