import { hashOfFile } from "#data/site/site-files.ts";
import { listSvgLogos, replaceSvgLogo } from "#data/site/svg-logos.ts";
import type { DrawingProblem } from "./draw-svg-limits.ts";
import { drawSvg } from "./draw-svg.ts";

/** For all logos together, in milliseconds; one may take ten seconds. */
const mostMilliseconds = 60_000;

/** What became of a logo that was an SVG. */
export interface ConvertedLogo {
  /** The hash of the SVG. */
  hash: string;
  /** Why the academy's name stands in its place now; null for a PNG. */
  problem: DrawingProblem | null;
}

/**
 * Turns stored SVG logos into PNG, in the draft and in every version. One that can't be drawn is removed.
 * It may be repeated, and run by several instances at once.
 *
 * @param connection a pool, or the connection of a transaction
 */
export async function convertSvgLogos(
  connection: Parameters<typeof listSvgLogos>[0],
): Promise<ConvertedLogo[]> {
  const end = performance.now() + mostMilliseconds;
  const converted: ConvertedLogo[] = [];
  for (const { hash, bytes } of await listSvgLogos(connection)) {
    const left = end - performance.now();
    const drawn = await drawSvg(bytes, left);
    if (drawn.ok) {
      const { type, width, height } = drawn.value;
      const file = { type, bytes: Buffer.from(drawn.value.bytes) };
      await replaceSvgLogo(connection, hash, { ...file, hash: hashOfFile(file), width, height });
    } else await replaceSvgLogo(connection, hash, null);
    converted.push({ hash, problem: drawn.ok ? null : drawn.reason });
  }
  return converted;
}
