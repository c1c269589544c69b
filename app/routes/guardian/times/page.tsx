import { data } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadChildTimes, setChildTimes } from "#use-cases/timetable/guardian-preferred-times.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { FlashNotice } from "#shell/flash-notice.tsx";
import { forwardLoaderHeaders } from "#shell/headers.ts";
import { WeeklyTimesFields } from "#parts/timetable/weekly-times-fields.tsx";
import { readWeeklyTimes } from "#parts/timetable/weekly-times-form.ts";
import { weeklyTimesWords as words } from "#parts/timetable/weekly-times-messages.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { takeNotice } from "#parts/shared/take-notice.ts";
import type { Route } from "./+types/page.ts";
import { messages, notices } from "./messages.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData && messages.title(loaderData.studentName));

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { guardianToken, childId } = params;
  const { notice, headers } = await takeNotice(context, request, notices);
  const child = await loadChildTimes(context, guardianToken, childId);
  return data({ ...child, notice }, { headers });
}

export const headers = forwardLoaderHeaders;

export async function action({ request, context, params }: Route.ActionArgs) {
  const { guardianToken: token, childId: guardianId } = params;
  await loadChildTimes(context, token, guardianId);
  const { times, refusal } = readWeeklyTimes(await readForm(request, context));
  if (refusal) return data(refusal, { status: 400 });
  await setChildTimes(context, { token, guardianId }, times);
  const page = `/guardian/${token}/times/${guardianId}`;
  return redirectWithFlashMessage(context, page, "times-saved");
}

/** The times that suit a child's family, for the child's guardian. */
export default function ChildTimes({ loaderData, actionData, params }: Route.ComponentProps) {
  const { studentName, times, notice } = loaderData;
  return (
    <>
      <PageTitle size="growing">{messages.title(studentName)}</PageTitle>
      <FlashNotice text={notice} />
      <p className="text-muted">{messages.text}</p>
      <form method="post" noValidate className="grid grid-cols-1 gap-4">
        <WeeklyTimesFields stored={times} refusal={actionData} />
        <div className="flex flex-wrap gap-3">
          <Button>{words.save}</Button>
          <a href={`/guardian/${params.guardianToken}`} className={buttonClass("plain")}>
            {messages.back}
          </a>
        </div>
      </form>
    </>
  );
}
