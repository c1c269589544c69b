import type { ColourRole, Palette, Scheme } from "./palette.ts";
import type { GroupProblem, Offer } from "./shape.ts";

/** What a text needs (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5;

/** The contrast of two colours as #rrggbb, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
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

interface Rule {
  readonly text: string;
  readonly ground: string;
  /** The colours of the palette that it has. */
  readonly roles: readonly ColourRole[];
  readonly problem: GroupProblem;
}

/** Every pair that has to be readable, in the order in which problems are named. */
function rulesOf(palette: Palette, scheme: Scheme): Rule[] {
  // Links on a page's coloured parts have the accent's colour.
  const under = scheme === "light" ? "brand" : "surface";
  return [
    ...pairs.map(([text, ground]) => ({
      text: palette[text],
      ground: palette[ground],
      roles: [text, ground],
      problem: { field: text, problem: `unreadable-on-${ground}` as const },
    })),
    ...grounds.flatMap((ground) =>
      notices[scheme].map((text) => ({
        text,
        ground: palette[ground],
        roles: [ground],
        problem: { field: ground, problem: "unreadable-notices" as const },
      })),
    ),
    {
      text: palette.accent,
      ground: palette[under],
      roles: ["accent", under],
      problem: { field: "accent", problem: `unreadable-on-${under}` },
    },
  ];
}

/** The first pair of colours whose text can't be read, with a colour that can, or null. */
export function checkPalette(palette: Palette, scheme: Scheme): GroupProblem | null {
  const failed = rulesOf(palette, scheme).find((rule) => contrastOf(rule) < textContrast);
  if (!failed) return null;
  const offer = nearestReadable(palette, scheme, failed.problem.field as ColourRole);
  return { ...failed.problem, ...(offer && { offer }) };
}

function contrastOf({ text, ground }: Rule): number {
  return contrast(text, ground);
}

/**
 * Finds the colour nearest to a role's own with which every pair of the role is readable: the same
 * colour mixed with black or with white. Null where the other colours leave none.
 */
export function nearestReadable(palette: Palette, scheme: Scheme, role: ColourRole): Offer | null {
  const offers = ["#000000", "#ffffff"].flatMap((end) => {
    for (let share = 0; share <= 1; share += 1 / 128) {
      const value = mix(palette[role], end, share);
      const rules = rulesOf({ ...palette, [role]: value }, scheme);
      const ratio = Math.min(...rules.filter(({ roles }) => roles.includes(role)).map(contrastOf));
      if (ratio >= textContrast) return [{ value, ratio }];
    }
    return [];
  });
  const [nearest] = offers.toSorted(
    (a, b) => distance(a.value, palette[role]) - distance(b.value, palette[role]),
  );
  return nearest ?? null;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function mix(colour: string, end: string, share: number): string {
  const ends = channels(end);
  const mixed = channels(colour).map((from, index) => {
    const value = Math.round(from + ((ends[index] ?? 0) - from) * share);
    return value.toString(16).padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

function distance(one: string, other: string): number {
  const others = channels(other);
  return Math.hypot(...channels(one).map((value, index) => value - (others[index] ?? 0)));
}
