import { resolveSite } from "#content/site.ts";
import { previewContext, siteContext } from "#request/context.ts";
import { loadEditedSite } from "#use-cases/admin/site-draft.ts";
import type { Route } from "./+types/preview.ts";
import { messages } from "./messages.ts";
import { linkPreviews, previewedPath } from "./preview-address.ts";

/** `/admin-dashboard/site/preview?page=/faq`: a public page as it will be when the draft is published. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { changes } = await loadEditedSite(context);
  const page = await context.get(previewContext)(
    previewedPath(url.searchParams.get("page")),
    resolveSite(changes, context.get(siteContext).enquiryDays),
  );
  const html = linkPreviews(await page.text(), messages.previewTitle);
  return new Response(html, {
    headers: {
      "content-type": page.headers.get("content-type") ?? "text/html",
      "x-robots-tag": "noindex",
    },
  });
}
