import { data } from "react-router";
import { readForm } from "#request/form.ts";
import { guardStudent } from "#security/guards.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadOwnTimes, setOwnTimes } from "#use-cases/timetable/student-preferred-times.ts";
import { AccountFrame } from "#parts/account/frame.tsx";
import { FlashNotice } from "#shell/flash-notice.tsx";
import { forwardLoaderHeaders } from "#shell/headers.ts";
import { readWeeklyTimes } from "#parts/timetable/weekly-times-form.ts";
import { keepTimesForm, TimesForm } from "#parts/timetable/times-form.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { takeNotice } from "#parts/shared/take-notice.ts";
import type { Route } from "./+types/page.ts";
import { messages, notices } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [guardStudent];

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.pageTitle);

const page = "/account/times";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { notice, headers } = await takeNotice(context, request, notices);
  return data({ times: await loadOwnTimes(context), notice }, { headers });
}

export const headers = forwardLoaderHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const { times, refusal } = readWeeklyTimes(await readForm(request, context));
  if (refusal) return data(refusal, { status: 400 });
  await setOwnTimes(context, times);
  return redirectWithFlashMessage(context, page, "times-saved");
}

export const clientAction = (args: Route.ClientActionArgs) => keepTimesForm(args);

/** `/account/times`: when lessons would suit a student's family. */
export default function Times({ loaderData, actionData }: Route.ComponentProps) {
  const { times, notice } = loaderData;
  return (
    <AccountFrame title={messages.title}>
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <FlashNotice text={notice} />
        <p className="max-w-prose text-muted">{messages.text}</p>
        {times.length === 0 && <p>{messages.unknown}</p>}
        <TimesForm page={page} stored={times} refusal={actionData} />
      </div>
    </AccountFrame>
  );
}
