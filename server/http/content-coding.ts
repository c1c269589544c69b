/**
 * The first of the offered codings that an `Accept-Encoding` header allows, or null.
 *
 * @param offered the best one first
 */
export function chooseCoding<Coding extends string>(
  accepted: string | null | undefined,
  offered: readonly Coding[],
): Coding | null {
  if (!accepted) return null;
  // No patterns: every request has this header, and a stranger writes it.
  const allowed = accepted
    .toLowerCase()
    .split(",")
    .filter((part) => !hasNoWeight(part))
    .map(codingOf);
  return offered.find((coding) => allowed.includes(coding)) ?? null;
}

function codingOf(part: string): string {
  const end = part.indexOf(";");
  return (end < 0 ? part : part.slice(0, end)).trim();
}

/** Whether a coding's weight is zero, such as `gzip; q=0.0`: the client can't read it. */
function hasNoWeight(part: string): boolean {
  const start = part.lastIndexOf(";");
  if (start < 0) return false;
  const weight = part.slice(start + 1).trim();
  return weight.startsWith("q=0") && Number(weight.slice(2)) === 0;
}
