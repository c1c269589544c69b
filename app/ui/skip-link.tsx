/** The first link of a page for keyboard users: it skips everything before the content. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={`#${to}`}
      className="sr-only rounded-control bg-brand font-medium text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-30 focus:px-4 focus:py-3"
    >
      {children}
    </a>
  );
}
