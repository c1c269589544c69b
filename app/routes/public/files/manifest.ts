import { pageLanguage } from "#content/shared/language.ts";
import { publicFile } from "#content/shared/media.ts";
import { publicPath } from "#content/site/public-path.ts";
import { isIcon, logoAddress, type Logo } from "#content/site/logo.ts";
import { appName } from "#content/site/pages/page-words.ts";
import { standardColours } from "#domain/site/palette.ts";
import { places } from "#content/site/navigation.ts";
import { siteContext } from "#request/context.ts";
import type { Route } from "./+types/manifest.ts";
import { messages } from "./messages.ts";

// What browsers ask of an icon, in pixels.
const smallestIcon = 192;

const png = (name: string, size: number, purpose?: "maskable") => ({
  src: publicFile(`${name}.png`),
  sizes: `${size}x${size}`,
  type: "image/png",
  ...(purpose && { purpose }),
});

/** The academy's logo as it is, in its real size; null for one that a home screen can't use. */
function ownIcons(logo: Logo | null) {
  if (!logo || !isIcon(logo) || Math.min(logo.width, logo.height) < smallestIcon) return null;
  return [{ src: logoAddress(logo), sizes: `${logo.width}x${logo.height}` }];
}

/** `/manifest.webmanifest`: how the site looks on a home screen. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { academy, colours, logo } = context.get(siteContext);
  const { name, tagline } = academy;
  const { ground } = (colours ?? standardColours).light;
  const manifest = {
    name: appName(name),
    short_name: name,
    description: tagline,
    lang: pageLanguage,
    start_url: publicPath("/"),
    display: "minimal-ui",
    shortcuts: [
      { name: places.timetable, url: "/to/timetable" },
      { name: messages.joinNext, url: "/to/next" },
    ],
    background_color: ground,
    theme_color: ground,
    icons: ownIcons(logo) ?? [
      png("icon-192", 192),
      png("icon-512", 512),
      png("icon-maskable-512", 512, "maskable"),
      { src: publicFile("favicon.svg"), sizes: "any", type: "image/svg+xml" },
    ],
  };
  const headers = { "content-type": "application/manifest+json" };
  return new Response(`${JSON.stringify(manifest)}\n`, { headers });
}
