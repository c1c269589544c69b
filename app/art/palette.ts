/** The dyes of pictures on the page's background: they follow the colour scheme. */
export const indigo = "var(--art-indigo,var(--brand))";
export const vermilion = "var(--art-vermilion,var(--danger))";
export const leaf = "var(--art-leaf,var(--success-text))";
export const turmeric = "var(--accent)";

/** The dyes of pictures with a background of their own: the same in both colour schemes. */
export const dye = {
  cotton: "#fbf7ef",
  ink: "#14162b",
  night: "#1a2160",
  indigo: "#26307a",
  turmeric: "#f2b233",
  vermilion: "#c83e26",
  leaf: "#2f7d5b",
} as const;

/** The dye of each letter in a graph: lower case follows the colour scheme, upper case does not. */
export const dyes: Readonly<Record<string, string>> = {
  i: indigo,
  v: vermilion,
  l: leaf,
  t: turmeric,
  s: "var(--sunken)",
  e: "var(--line)",
  C: dye.cotton,
  K: dye.ink,
  I: dye.indigo,
  T: dye.turmeric,
  V: dye.vermilion,
  L: dye.leaf,
};
