/** The length of a bond. */
const bond = 44;

/** The horizontal and vertical distance that a bond covers at angles of 120°. */
const step = { x: bond * Math.cos(Math.PI / 6), y: bond / 2 };

function at(across: number, up: number): string {
  return `${round(across * step.x)} ${round(-up * step.y)}`;
}

/** The right half of curcumin, the dye of turmeric: chain, double bonds, ring, oxygen positions. */
export const wing = {
  bonds: `M0 0L${at(1, 1)}L${at(1, 3)}L${at(2, 4)}V${round(-6 * step.y)}M${at(1, 1)}L${at(2, 0)}M${at(3, 9)}L${at(4, 10)}V${round(-12 * step.y)}M${at(2, 10)}V${round(-12 * step.y)}`,
  doubles: `M${at(1.24, 2.72)}L${at(2.04, 3.52)}M${at(1.2, 1.28)}L${at(1.8, 0.68)}`,
  ring: `M${at(2, 6)}L${at(3, 7)}L${at(3, 9)}L${at(2, 10)}L${at(1, 9)}L${at(1, 7)}Z`,
  centre: { x: round(2 * step.x), y: round(-8 * step.y) },
  oxygens: [
    { x: round(2 * step.x), y: 0 },
    { x: round(2 * step.x), y: round(-12 * step.y) },
    { x: round(4 * step.x), y: round(-10 * step.y) },
  ],
};

function round(value: number): number {
  return Math.round(value);
}
