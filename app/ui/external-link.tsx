/** A link that somebody typed: opened apart, and told nothing of where it was clicked. */
export function ExternalLink({
  href,
  newTab,
  describedBy,
  children,
}: {
  href: string;
  newTab: string;
  /** The id of what tells this link from others of the same words. */
  describedBy?: string;
  children: string;
}) {
  return (
    <a
      href={href}
      target="_blank"
      aria-describedby={describedBy}
      rel="noopener noreferrer nofollow"
      className="inline-flex min-h-11 items-center font-medium text-link underline underline-offset-4"
    >
      {children}
      <span className="sr-only"> ({newTab})</span>
      <span aria-hidden="true" className="ml-1">
        ↗
      </span>
    </a>
  );
}
