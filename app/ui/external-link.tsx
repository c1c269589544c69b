import { textLinkClass } from "#ui/text-link.tsx";

/** A link entered by a person: it opens in a new tab, without access to our page or a referrer. */
export function ExternalLink({
  href,
  newTab,
  describedBy,
  children,
}: {
  href: string;
  newTab: string;
  /** The id of the element that distinguishes this link from others with the same text. */
  describedBy?: string;
  children: string;
}) {
  return (
    <a
      href={href}
      target="_blank"
      aria-describedby={describedBy}
      rel="noopener noreferrer nofollow"
      className={`${textLinkClass} min-w-11 font-medium`}
    >
      {children}
      <span className="sr-only"> ({newTab})</span>
      <span aria-hidden="true" className="ml-1">
        ↗
      </span>
    </a>
  );
}
