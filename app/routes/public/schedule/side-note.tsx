import { publicPath } from "#content/site/public-path.ts";
import { contact } from "#content/site/pages/contact.ts";
import { meeting } from "#content/enquiries/meeting.ts";
import { HoursList } from "#parts/site/hours-list.tsx";
import { useSite } from "#parts/site/use-site.ts";
import { textLinkClass } from "#ui/text-link.tsx";

/** Beside the form: that nothing is sent automatically, and the support hours. */
export function SideNote() {
  return (
    <aside className="grid grid-cols-1 content-start gap-6 self-start border-t-3 border-accent pt-5 lg:sticky lg:top-6 lg:order-last">
      <p className="font-heading text-xl font-semibold">{meeting.promise}</p>
      <div>
        <p>{meeting.ask.text}</p>
        <a href={publicPath(meeting.ask.link.href)} className={textLinkClass}>
          {meeting.ask.link.label}
        </a>
      </div>
      <HoursList title={contact.details.hours} hours={useSite().hours.support} />
    </aside>
  );
}
