import { Badge } from "#ui/badge.tsx";
import { loadAdminHome } from "#use-cases/office/home.ts";
import { siteContext } from "#request/context.ts";
import { currentAdmin } from "#security/guards.ts";
import type { Route } from "./+types/page.ts";
import { DueList } from "#parts/people/notes/due-list.tsx";
import { describeAnswered } from "#parts/office/describe-answered.ts";
import { AllClear } from "./all-clear.tsx";
import { Applications } from "./applications.tsx";
import { describeHome } from "./describe-home.ts";
import { Guardians } from "./guardians.tsx";
import { Hold } from "./hold.tsx";
import { Queue } from "./queue.tsx";
import { RequestBox } from "./request-box.tsx";
import { Numbers, Today } from "./today.tsx";
import { WaitingStudents } from "./waiting-students.tsx";
import { WeeklyChart } from "./weekly-chart.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = new Date();
  const { name: academy } = context.get(siteContext).academy;
  const { admin } = currentAdmin(context);
  const home = describeHome(await loadAdminHome(context, now), admin, academy, now);
  return { ...home, answered: await describeAnswered(context, request, { page: homePage }) };
}

const homePage = "/admin-dashboard";

/** `/admin-dashboard`: what an admin has to do now. */
export default function AdminHome({ loaderData }: Route.ComponentProps) {
  const {
    setup,
    secondFactor,
    clear,
    applications,
    students,
    enquiries,
    written,
    guardians,
    today,
    evening,
    hold,
    promises,
    quality,
    weeks,
  } = loaderData;
  return (
    <div className="group/home grid gap-4 sm:gap-5">
      {setup && <RequestBox {...setup} />}
      <Today today={today} />
      {promises.items.length > 0 && (
        <Queue {...promises.queue}>
          <DueList promises={promises.items} />
        </Queue>
      )}
      {written && (
        <Queue title={written.title} more={written.more}>
          <Numbers numbers={written.numbers} />
        </Queue>
      )}
      {evening && (
        <Queue title={evening.title} empty={evening.empty} more={evening.more}>
          <Numbers numbers={evening.numbers} />
        </Queue>
      )}
      {secondFactor && <RequestBox {...secondFactor} />}
      {clear && <AllClear {...clear} />}
      <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4 sm:gap-5">
          <Applications applications={applications} answered={loaderData.answered} />
          <WaitingStudents students={students} />
        </div>
        <div className="grid items-start gap-4 sm:gap-5 md:max-lg:grid-cols-2">
          <Queue {...enquiries.queue}>
            {enquiries.late && (
              <p>
                <Badge tone="danger">{enquiries.late}</Badge>
              </p>
            )}
          </Queue>
          <Guardians guardians={guardians} />
          <Hold hold={hold} />
        </div>
      </div>
      <WeeklyChart weeks={weeks} more={quality} />
    </div>
  );
}
