import { useParams } from "react-router";
import type { ContentOf } from "#domain/teaching/content.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { Empty } from "#ui/empty.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { Folded } from "#ui/folded.tsx";
import { NewMark } from "#ui/new-mark.tsx";
import { cardClass } from "#ui/card.tsx";
import { messages } from "./messages.ts";
import { useVisitNews } from "./use-visit-news.ts";
import { Typed, typedList } from "#shell/typed.tsx";

interface Announcement extends ContentOf<"announcement"> {
  id: string;
  createdAt: string;
  tutorName: string | null;
  courseName: string;
  /** The courses whose page shows it. */
  courseIds: string[];
  isNew: boolean;
}

/** How many are shown before the rest is folded. */
const newest = 3;

/** On a course's page those of the course, elsewhere all. */
export function AnnouncementList(props: { announcements: Announcement[] }) {
  const { courseId } = useParams();
  const announcements = useVisitNews(props.announcements).filter(
    ({ courseIds }) => courseId === undefined || courseIds.includes(courseId),
  );
  const [shown, rest] = [announcements.slice(0, newest), announcements.slice(newest)];
  return (
    <section aria-labelledby="announcements" className="grid gap-3">
      <h2 id="announcements" className="text-lg font-semibold">
        {messages.announcements}
      </h2>
      {announcements.length === 0 && <Empty>{messages.noAnnouncements}</Empty>}
      <Cards announcements={shown} />
      {rest.length > 0 && (
        <Folded title={messages.allAnnouncements}>
          <Cards announcements={rest} />
        </Folded>
      )}
    </section>
  );
}

function Cards({ announcements }: { announcements: Announcement[] }) {
  return (
    <ul className="grid gap-3">
      {announcements.map((announcement) => (
        <li key={announcement.id} className={`${cardClass} grid justify-items-start gap-1 p-4`}>
          {announcement.isNew && <NewMark>{messages.new}</NewMark>}
          <Typed as="h3" className="font-semibold">
            {announcement.title}
          </Typed>
          <Typed as="p" className="whitespace-pre-line">
            {announcement.description}
          </Typed>
          {announcement.url && (
            <ExternalLink href={announcement.url} newTab={messages.newTab}>
              {messages.openLink}
            </ExternalLink>
          )}
          <p className="mt-1 text-sm text-muted">
            {typedList([
              announcement.courseName,
              announcement.tutorName,
              formatDateTime(announcement.createdAt),
            ])}
          </p>
        </li>
      ))}
    </ul>
  );
}
