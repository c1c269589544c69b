import type { ColourRole, Palette, Scheme } from "./palette.ts";
import type { GroupProblem } from "./shape.ts";

/** What a text needs (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5;

/** The contrast of two colours as #rrggbb, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Ground = "ground" | "surface" | "sunken" | "brand" | "accent";

const grounds = ["ground", "surface", "sunken"] as const;

/** Which colours have text of which others on them. */
const pairs: readonly (readonly [text: ColourRole, ground: Ground])[] = [
  ...(["text", "muted", "link", "brand"] as const).flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ["on-brand", "brand"],
  ["on-accent", "accent"],
];

/** The texts of notices, which an academy doesn't choose (`app/styles/tokens.css`). */
const notices: Record<Scheme, readonly string[]> = {
  light: ["#b03319", "#6d4a00", "#23664a"],
  dark: ["#ff9d85", "#f5c766", "#86d3ae"],
};

/** The first pair of colours whose text can't be read, or null. */
export function checkPalette(palette: Palette, scheme: Scheme): GroupProblem | null {
  const isUnreadable = (text: string, ground: string) => contrast(text, ground) < textContrast;
  for (const [text, ground] of pairs) {
    if (isUnreadable(palette[text], palette[ground])) {
      return { field: text, problem: `unreadable-on-${ground}` };
    }
  }
  for (const ground of grounds) {
    if (notices[scheme].some((text) => isUnreadable(text, palette[ground]))) {
      return { field: ground, problem: "unreadable-notices" };
    }
  }
  // Links on a page's coloured parts have the accent's colour.
  const under = scheme === "light" ? "brand" : "surface";
  return isUnreadable(palette.accent, palette[under])
    ? { field: "accent", problem: `unreadable-on-${under}` }
    : null;
}
