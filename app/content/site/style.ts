import { contrast } from "#domain/site/contrast.ts";
import { colourRoles, type Colours, type Palette } from "#domain/site/palette.ts";

/** The stylesheet with an academy's own colours; without any it changes nothing. */
export function siteStyle(colours: Colours | null): string {
  if (colours === null) return "/* The standard colours. */\n";
  const { light, dark } = colours;
  return `@media screen{:root{${declare(light)}}}
@media screen and (prefers-color-scheme:dark){:root{${declare(dark)}}}
`;
}

function declare(palette: Palette): string {
  // A pressed button moves away from the colour of its text.
  const away = contrast(palette["on-brand"], "#ffffff") < 4.5 ? "#000000" : "#ffffff";
  return [
    ...colourRoles.map((role) => `--${role}:${palette[role]}`),
    `--brand-hover:color-mix(in srgb,${palette.brand} 85%,${away})`,
    `--art-indigo:${palette.brand}`,
  ].join(";");
}
