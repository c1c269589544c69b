import { appName } from "#content/pages.ts";
import { siteContext } from "#request/context.ts";
import type { Route } from "./+types/manifest.ts";

const ground = "#fbf7ef";

const png = (name: string, size: number, purpose?: "maskable") => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  ...(purpose && { purpose }),
});

/** `/manifest.webmanifest`: how the site looks on a home screen. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { name, tagline } = context.get(siteContext).academy;
  const manifest = {
    name: appName(name),
    short_name: name,
    description: tagline,
    lang: "en-IN",
    start_url: "/",
    display: "minimal-ui",
    background_color: ground,
    theme_color: ground,
    icons: [
      png("icon-192", 192),
      png("icon-512", 512),
      png("icon-maskable-512", 512, "maskable"),
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
  const headers = { "content-type": "application/manifest+json" };
  return new Response(`${JSON.stringify(manifest)}\n`, { headers });
}
