import { deleteOwnTimeOff, loadOwnTimeOff } from "#use-cases/timetable/hours.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { Confirmation } from "#ui/dialog/confirmation.tsx";
import { describeTimeOff } from "#parts/timetable/time-off/describe.ts";
import { revertOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/delete-time-off.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, messages.deleteTitle, loaderData?.days);

const hours = "/account/hours";

export async function loader({ context, params }: Route.LoaderArgs) {
  const timeOff = await loadOwnTimeOff(context, params.timeOffId);
  return { days: describeTimeOff(timeOff, new Date()) };
}

export async function action({ context, params }: Route.ActionArgs) {
  const timeOff = await loadOwnTimeOff(context, params.timeOffId);
  await deleteOwnTimeOff(context, params.timeOffId);
  return redirectAbout(context, hours, "time-off-deleted", describeTimeOff(timeOff, new Date()));
}

export const clientAction = (args: Route.ClientActionArgs) => revertOnFailure(args);

export default function DeleteTimeOff({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Confirmation
      title={messages.deleteTitle}
      question={messages.deleteQuestion(loaderData.days)}
      error={actionData?.error}
      confirm={messages.delete}
      pending={messages.deleting}
      cancel={messages.cancel}
      closeTo={hours}
    />
  );
}
