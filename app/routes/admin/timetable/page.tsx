import { loadEverybodysWeek, loadWeekOf } from "#use-cases/timetable/office-timetable.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { WeekLinks } from "#parts/timetable/week/links.tsx";
import { messages as words } from "#parts/timetable/week/messages.ts";
import { WeekTable } from "#parts/timetable/week/table.tsx";
import { readWeek } from "#parts/timetable/week/request.ts";
import { describeDemo, describeWeek, nameWeek } from "#parts/timetable/week/view.ts";
import { readListRequest } from "#parts/office/list/request.ts";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/page.ts";
import { describeEverybody } from "./describe-everybody.ts";
import { describeLesson } from "./describe-lesson.ts";
import { EverybodysWeek } from "./everybody.tsx";
import { Filters, tutorFilters } from "./filters.tsx";
import { messages } from "./messages.ts";
import { PersonLine } from "./person-line.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.person?.name, words.title);

const path = "/admin-dashboard/timetable";

/** What the links to other weeks keep of the address. */
const keptParams = ["tutor", "student", "q", "class", "subject"];

/** The person whose week the address asks for; null for everybody's. */
function readPerson(params: URLSearchParams) {
  const [tutorId, studentId] = [params.get("tutor"), params.get("student")];
  if (tutorId !== null) return { role: "tutor" as const, id: tutorId };
  return studentId === null ? null : { role: "student" as const, id: studentId };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const now = new Date();
  const asked = readWeek(searchParams, now);
  const person = readPerson(searchParams);
  const kept = Object.fromEntries(
    [...searchParams].filter(([name, value]) => keptParams.includes(name) && value !== ""),
  );
  if (person) {
    const { role, id } = person;
    const { name, lessons, demos, ...hours } = await loadWeekOf(context, role, id, asked.week);
    const shown = [
      ...lessons.map((lesson) => describeLesson(lesson, role, now)),
      ...demos.map(describeDemo),
    ];
    const week = describeWeek(asked, { lessons: shown, hours, canAdd: false, now });
    return { kept, person: { ...person, name }, week, everybody: null };
  }
  const request = readListRequest(searchParams, { name: "text" }, tutorFilters);
  const page = await loadEverybodysWeek(context, asked.week, request);
  const everybody = describeEverybody(page, asked.week, now);
  return { kept, person: null, week: { ...nameWeek(asked, now), ...everybody.header }, everybody };
}

/** `/admin-dashboard/timetable`: the week of everybody, by tutor, or of one person. */
export default function Timetable({ loaderData }: Route.ComponentProps) {
  const { person, week, everybody } = loaderData;
  return (
    <div className="week-page grid grid-cols-1 gap-4">
      <div>
        <PageTitle as="h2">{person ? messages.of(person.name) : words.title}</PageTitle>
        <p className="text-sm text-muted">{words.zone}</p>
      </div>
      {person ? (
        <PersonLine person={person} monday={week.monday} />
      ) : (
        <Filters path={path} monday={week.monday} chosen={loaderData.kept} />
      )}
      <WeekLinks path={path} params={loaderData.kept} week={week} days={week} />
      {everybody ? (
        <EverybodysWeek path={path} week={week} everybody={everybody} />
      ) : (
        "from" in week && <WeekTable week={week} />
      )}
    </div>
  );
}
