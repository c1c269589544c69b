/** The best supported coding that an `Accept-Encoding` header allows, or null. */
export function chooseCoding(accepted: string | null | undefined): "br" | "gzip" | null {
  const allowed = (accepted ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.replace(/\s*;.*$/, ""));
  if (allowed.includes("br")) return "br";
  return allowed.includes("gzip") ? "gzip" : null;
}
