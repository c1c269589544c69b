/** The colours of a scheme that an academy can choose; the others keep the standard ones. */
export const colourRoles = [
  "ground",
  "surface",
  "sunken",
  "text",
  "muted",
  "brand",
  "on-brand",
  "link",
  "accent",
  "on-accent",
] as const;

export type ColourRole = (typeof colourRoles)[number];

/** A colour for each role, as #rrggbb. */
export type Palette = Readonly<Record<ColourRole, string>>;

export interface Colours {
  readonly light: Palette;
  readonly dark: Palette;
}

export type Scheme = keyof Colours;

/** The same as in `app/styles/tokens.css`. */
export const standardColours: Colours = {
  light: {
    ground: "#fbf7ef",
    surface: "#fffdf8",
    sunken: "#f3ecdd",
    text: "#14162b",
    muted: "#565468",
    brand: "#26307a",
    "on-brand": "#fbf7ef",
    link: "#26307a",
    accent: "#f2b233",
    "on-accent": "#14162b",
  },
  dark: {
    ground: "#101225",
    surface: "#191c36",
    sunken: "#0b0d1c",
    text: "#f5efe2",
    muted: "#b3b2c4",
    brand: "#b4bdff",
    "on-brand": "#14162b",
    link: "#b4bdff",
    accent: "#f2b233",
    "on-accent": "#14162b",
  },
};
