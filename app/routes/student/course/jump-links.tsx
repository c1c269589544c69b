import { messages } from "./messages.ts";

interface JumpLink {
  /** The id of a section's title. */
  id: string;
  title: string;
  number: number;
}

/** Links to the sections of a course. */
export function JumpLinks({ links }: { links: JumpLink[] }) {
  return (
    <nav aria-label={messages.inThisCourse} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ id, title, number }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 hover:bg-sunken"
            >
              {`${title} (${number})`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
