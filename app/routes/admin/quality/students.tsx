import { Link } from "react-router";
import { loadIdleStudents } from "#use-cases/admin/quality.ts";
import { formatDateTime } from "#domain/dates.ts";
import { Empty } from "#ui/empty.tsx";
import { Table } from "#ui/table.tsx";
import { screenTitle } from "../../screen-title.ts";
import type { Route } from "./+types/students.ts";
import { messages } from "./messages.ts";
import { Pages } from "./pages.tsx";
import { base, describePages, readPage } from "./request.ts";

export { ErrorBoundary } from "../screen-error.tsx";

export const meta: Route.MetaFunction = () => screenTitle(messages.idle);

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(url.searchParams);
  const { rows, hasMore } = await loadIdleStudents(context, page, new Date());
  return {
    students: rows.map(({ lastLesson, ...student }) => ({
      ...student,
      lastLesson: lastLesson ? formatDateTime(lastLesson) : messages.never,
    })),
    pages: describePages(`${base}/students`, {}, { page, hasMore }),
  };
}

/** `/admin-dashboard/quality/students`: the students without a lesson for 14 days. */
export default function IdleStudents({ loaderData }: Route.ComponentProps) {
  const { students, pages } = loaderData;
  return (
    <>
      <h1 className="text-2xl font-semibold">{messages.idle}</h1>
      <p className="text-sm text-muted">{messages.idleIntro}</p>
      {students.length === 0 ? (
        <Empty>{messages.noIdle}</Empty>
      ) : (
        <Table
          caption={messages.idle}
          rows={students}
          columns={[
            {
              label: messages.student,
              cell: ({ id, name }) => <a href={`/admin-dashboard/students/${id}`}>{name}</a>,
            },
            {
              label: messages.tutor,
              cell: ({ tutors }) =>
                tutors.length === 0
                  ? messages.noTutor
                  : tutors.map(({ id, name }, index) => (
                      <span key={id}>
                        {index > 0 && ", "}
                        <a href={`/admin-dashboard/tutors/${id}`}>{name}</a>
                      </span>
                    )),
            },
            { label: messages.lastLesson, cell: ({ lastLesson }) => lastLesson, place: "below" },
          ]}
        />
      )}
      <Pages {...pages} />
      <p>
        <Link
          to={base}
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {messages.toQuality}
        </Link>
      </p>
    </>
  );
}
