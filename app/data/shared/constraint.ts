/** The kind of constraint that a statement violated; null for any other error. */
export function violatedConstraint(error: unknown): "unique" | "foreign-key" | "exclusion" | null {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "23505") return "unique";
  if (code === "23P01") return "exclusion";
  return code === "23503" ? "foreign-key" : null;
}
