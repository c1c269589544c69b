import { TextLink } from "#ui/text-link.tsx";
import { cardClass } from "#ui/card.tsx";
import { Link } from "react-router";
import { Typed } from "#shell/typed.tsx";
import { messages } from "./messages.ts";
import { TitledSection } from "#ui/page-title.tsx";

interface Found {
  id: string;
  name: string;
  detail: string;
  isSimilar: boolean;
  /** When a student's next lesson is, a guardian's contact, or who asks for another. */
  next?: string;
  /** The person's page: an assignment's and a guardian's is the student's. */
  to: string;
}

/** The matches of one list, with a link to all of them, or what to do if more are found. */
export function FoundGroup(props: {
  title: string;
  found: Found[];
  all?: { to: string; label: string };
  areMore?: boolean;
}) {
  const { title, found, all, areMore } = props;
  return (
    <TitledSection
      size="small"
      title={title}
      heading="h3"
      className="grid min-w-0 content-start gap-3 wrap-anywhere"
    >
      {found[0]?.isSimilar && <p className="text-sm text-muted">{messages.similar}</p>}
      {found.length === 0 ? (
        <p className="text-muted">{messages.none}</p>
      ) : (
        <>
          <ul className="grid gap-2">
            {found.map((match) => (
              <li key={match.id} className="min-w-0">
                <Link
                  to={match.to}
                  className={`${cardClass} block min-h-11 px-4 py-2 hover:bg-sunken`}
                >
                  <Typed className="block font-medium">{match.name}</Typed>
                  <span className="block text-sm text-muted">{match.detail}</span>
                  {match.next && <span className="block text-sm">{match.next}</span>}
                </Link>
              </li>
            ))}
          </ul>
          {areMore && <p className="text-sm text-muted">{messages.more}</p>}
          {all && !found[0]?.isSimilar && <TextLink to={all.to}>{all.label}</TextLink>}
        </>
      )}
    </TitledSection>
  );
}
