import { previewContext } from "#request/context.ts";
import { loadEditedSite } from "#use-cases/site/draft.ts";
import type { Route } from "./+types/preview.ts";
import { messages } from "./messages.ts";
import { linkPreviews, previewedPath } from "./preview-address.ts";

/**
 * `/admin-dashboard/site/preview?page=/te/faq`: a public page, in the language of its address, as it
 * will be when the draft is published.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { changes } = await loadEditedSite(context);
  const { path, language } = previewedPath(url.searchParams.get("page"));
  const page = await context.get(previewContext)(language, path, changes);
  const html = linkPreviews(await page.text(), messages.previewTitle);
  return new Response(html, {
    headers: {
      "content-type": page.headers.get("content-type") ?? "text/html",
      "x-robots-tag": "noindex",
    },
  });
}
