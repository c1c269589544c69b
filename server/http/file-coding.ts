import { chooseCoding } from "./content-coding.ts";

type FileCoding = "br" | "gzip";

const mostHeaders = 100;
const longestHeader = 200;
const chosen = new Map<string, FileCoding | null>();

/**
 * The coding of a built file for an `Accept-Encoding` header, or null. Browsers send few different
 * headers, so the last answers are kept: fewer than 100, of headers up to 200 characters.
 */
export function chooseFileCoding(accepted = ""): FileCoding | null {
  const known = chosen.get(accepted);
  if (known !== undefined) return known;
  const coding = chooseCoding<FileCoding>(accepted, ["br", "gzip"]);
  if (accepted.length > longestHeader) return coding;
  if (chosen.size >= mostHeaders) chosen.clear();
  chosen.set(accepted, coding);
  return coding;
}
