/**
 * The first of the offered codings that an `Accept-Encoding` header allows, or null.
 *
 * @param offered the best one first
 */
export function chooseCoding<Coding extends string>(
  accepted: string | null | undefined,
  offered: readonly Coding[],
): Coding | null {
  const allowed = (accepted ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.replace(/\s*;.*$/, ""));
  return offered.find((coding) => allowed.includes(coding)) ?? null;
}
