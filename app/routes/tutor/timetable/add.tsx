import { Form, redirect, useRouteLoaderData } from "react-router";
import { nameDay } from "#domain/shared/day.ts";
import { formatTime } from "#domain/shared/dates.ts";
import { compareNames } from "#domain/shared/fold-text.ts";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { Button } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog/dialog.tsx";
import { SelectField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { loader as layoutLoader } from "../layout.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { messages as words } from "#parts/timetable/week/messages.ts";
import type { Route } from "./+types/add.ts";
import { messages } from "./add-messages.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  screenTitle(matches, messages.title, words.title);

/** With a student it leads to the form that adds a lesson; that one checks whose they are. */
export function loader({ url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const [date, time] = [searchParams.get("date") ?? "", searchParams.get("time") ?? ""];
  const week = searchParams.get("week") ?? "";
  const assignmentId = searchParams.get("assignment");
  if (assignmentId !== null && isRecordId(assignmentId)) {
    const form = `/tutor-dashboard/${assignmentId}/live-sessions/add`;
    return redirect(`${form}?${new URLSearchParams({ week, date, time })}`);
  }
  const startsAt = parseIndiaDateTime(date, time);
  return {
    isMissing: assignmentId !== null,
    week,
    date,
    time,
    at: startsAt && messages.at(nameDay(startsAt, new Date()), formatTime(startsAt)),
  };
}

/** A free place of the timetable: for which student. */
export default function AddAtPlace({ loaderData }: Route.ComponentProps) {
  const { isMissing, at, week, date, time } = loaderData;
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/tutor/layout");
  const choices = layout?.assignments
    .map(({ id, studentName, course }) => ({ id, name: `${studentName} · ${course}` }))
    .toSorted((a, b) => compareNames(a.name, b.name));
  return (
    <Dialog
      title={messages.title}
      closeTo={`/tutor-dashboard/timetable${date && `?day=${encodeURIComponent(date)}`}`}
    >
      <Form className="grid gap-4">
        {at && <p>{at}</p>}
        <input type="hidden" name="week" value={week} />
        <input type="hidden" name="date" value={date} />
        <input type="hidden" name="time" value={time} />
        <SelectField
          label={messages.student}
          name="assignment"
          choices={choices ?? []}
          placeholder={messages.choose}
          defaultValue={choices?.length === 1 ? choices[0]?.id : ""}
          invalid={isMissing}
          required
        />
        {isMissing && <Notice tone="danger">{messages.missing}</Notice>}
        <div className="flex justify-end gap-3">
          <CancelButton>{messages.cancel}</CancelButton>
          <Button disabled={!layout?.canManage}>{messages.next}</Button>
        </div>
      </Form>
    </Dialog>
  );
}
