import { useRouteLoaderData } from "react-router";
import type { loader as layoutLoader } from "../layout.tsx";
import { SecondFactorRequest } from "./second-factor-request.tsx";
import { WeeklyChart } from "./weekly-chart.tsx";

export { ErrorBoundary } from "../screen-error.tsx";

/** `/admin-dashboard`: what an admin has to do now. */
export default function AdminHome() {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/admin/layout");
  if (!layout) return null;
  return (
    <>
      {!layout.hasSecondFactor && <SecondFactorRequest />}
      <WeeklyChart weeks={layout.counts.weeks} />
    </>
  );
}
