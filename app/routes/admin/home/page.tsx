import { useRouteLoaderData } from "react-router";
import { loadAdminHome } from "#use-cases/admin/home.ts";
import type { loader as layoutLoader } from "../layout.tsx";
import type { Route } from "./+types/page.ts";
import { AllClear } from "./all-clear.tsx";
import { Applications } from "./applications.tsx";
import { describeHome } from "./describe-home.ts";
import { Guardians } from "./guardians.tsx";
import { Hold } from "./hold.tsx";
import { SecondFactorRequest } from "./second-factor-request.tsx";
import { Today } from "./today.tsx";
import { WaitingStudents } from "./waiting-students.tsx";
import { WeeklyChart } from "./weekly-chart.tsx";

export { ErrorBoundary } from "../screen-error.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date();
  return describeHome(await loadAdminHome(context, now), now);
}

/** `/admin-dashboard`: what an admin has to do now. */
export default function AdminHome({ loaderData }: Route.ComponentProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/admin/layout");
  const { clear, applications, students, guardians, today, hold, quality } = loaderData;
  return (
    <div className="grid gap-4 sm:gap-5">
      {layout && !layout.hasSecondFactor && <SecondFactorRequest />}
      {clear && <AllClear {...clear} />}
      <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4 sm:gap-5">
          <Applications applications={applications} />
          <WaitingStudents students={students} />
        </div>
        <div className="grid items-start gap-4 sm:gap-5 md:max-lg:grid-cols-2">
          <Guardians guardians={guardians} />
          <Today today={today} />
          <Hold hold={hold} />
        </div>
      </div>
      {layout && <WeeklyChart weeks={layout.counts.weeks} more={quality} />}
    </div>
  );
}
