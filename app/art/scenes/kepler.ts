export interface Ellipse {
  a: number;
  b: number;
}

/** A planet's position after a fraction of its year, 0 at perihelion; the sun is at 0,0. */
export function planetAt(share: number, { a, b }: Ellipse): { x: number; y: number } {
  const eccentricity = Math.sqrt(1 - (b / a) ** 2);
  const mean = share * 2 * Math.PI;
  let angle = mean;
  for (let turn = 0; turn < 30; turn += 1) {
    angle -= (angle - eccentricity * Math.sin(angle) - mean) / (1 - eccentricity * Math.cos(angle));
  }
  return {
    x: Math.round(a * (eccentricity - Math.cos(angle))),
    y: Math.round(b * Math.sin(angle)),
  };
}

/** The area that the line from sun to planet sweeps between two times (Kepler's second law). */
export function sweep(from: number, to: number, ellipse: Ellipse): string {
  const start = planetAt(from, ellipse);
  const end = planetAt(to, ellipse);
  return `M0 0L${start.x} ${start.y}A${ellipse.a} ${ellipse.b} 0 0 0 ${end.x} ${end.y}Z`;
}
