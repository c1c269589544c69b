import { contact } from "#content/contact.ts";
import { supportHours } from "#content/hours.ts";
import { meeting } from "#content/meeting.ts";
import { HoursList } from "../hours-list.tsx";

/** Beside the form: that nothing is sent automatically, and the support hours. */
export function SideNote() {
  return (
    <aside className="grid grid-cols-1 content-start gap-6 self-start border-t-3 border-accent pt-5 lg:sticky lg:top-6 lg:order-last">
      <p className="font-heading text-xl font-semibold">{meeting.promise}</p>
      <HoursList title={contact.details.hours} hours={supportHours} />
    </aside>
  );
}
