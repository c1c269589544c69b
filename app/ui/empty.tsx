/** What stands where a list has nothing in it. */
export function Empty({ children }: { children: string }) {
  return (
    <p className="rounded-card border border-dashed border-line px-4 py-8 text-center text-muted">
      {children}
    </p>
  );
}
