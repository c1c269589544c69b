import type { ReactNode } from "react";
import { currentAdmin } from "#security/guards.ts";
import { loadEvening } from "#use-cases/office/evening.ts";
import { isInMeasure } from "#domain/lessons/day.ts";
import { nameMoment } from "#domain/shared/dates.ts";
import { nameOfClass } from "#domain/teaching/catalogue/catalogue.ts";
import { Empty } from "#ui/empty.tsx";
import { PageTitle, TitledSection } from "#ui/page-title.tsx";
import { Table } from "#ui/records/table.tsx";
import { titled } from "#shell/screen-title.ts";
import { describeDayLesson } from "#parts/lessons/day/describe.ts";
import { DayTable } from "#parts/lessons/day/table.tsx";
import { describeDue } from "#parts/people/notes/describe-due.ts";
import { DueList } from "#parts/people/notes/due-list.tsx";
import { TypedLink } from "#parts/office/typed-link.tsx";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = currentAdmin(context).admin;
  const now = new Date();
  const { today, tomorrow, enquiries, promises } = await loadEvening(context, now);
  return {
    promises: promises.map((promise) => describeDue(promise, now)),
    tomorrow: tomorrow
      .filter(
        (lesson) => isInMeasure("without-link", lesson) || isInMeasure("without-tutor", lesson),
      )
      .map((lesson) => describeDayLesson(lesson, role)),
    today: today
      .filter((lesson) => isInMeasure("unsettled", lesson))
      .map((lesson) => describeDayLesson(lesson, role)),
    enquiries: enquiries.map(({ id, name, classId, createdAt }) => ({
      id,
      name,
      grade: nameOfClass(classId),
      came: nameMoment(createdAt, now),
    })),
  };
}

/** `/admin-dashboard/evening`: what the office puts right before the next day, at any hour. */
export default function Evening({ loaderData }: Route.ComponentProps) {
  const { today, tomorrow, enquiries, promises } = loaderData;
  return (
    <>
      <div>
        <PageTitle>{messages.title}</PageTitle>
        <p className="text-sm text-muted">{messages.intro}</p>
      </div>
      <Part id="tomorrow" title={messages.tomorrow} done={messages.tomorrowDone}>
        {tomorrow.length > 0 && <DayTable caption={messages.tomorrow} lessons={tomorrow} />}
      </Part>
      <Part id="unsettled" title={messages.today} done={messages.todayDone}>
        {today.length > 0 && <DayTable caption={messages.today} lessons={today} />}
      </Part>
      <Part id="promises" title={messages.promises} done={messages.promisesDone}>
        {promises.length > 0 && <DueList promises={promises} />}
      </Part>
      <Part id="enquiries" title={messages.enquiries} done={messages.enquiriesDone}>
        {enquiries.length > 0 && (
          <Table
            caption={messages.enquiries}
            rows={enquiries}
            columns={[
              {
                label: messages.enquiry,
                cell: ({ id, name }) => (
                  <TypedLink href={`/admin-dashboard/enquiries/${id}`}>{name}</TypedLink>
                ),
              },
              { label: messages.class, cell: ({ grade }) => grade },
              { label: messages.came, cell: ({ came }) => came, place: "below" },
            ]}
          />
        )}
      </Part>
    </>
  );
}

/** A part of the evening; without a table it says that it is done. */
function Part(props: { id: string; title: string; done: string; children: ReactNode }) {
  const { id, title, done, children } = props;
  return (
    <TitledSection size="small" id={id} title={title} className="grid gap-2">
      {children || <Empty>{done}</Empty>}
    </TitledSection>
  );
}
