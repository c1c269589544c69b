import { languageOfText } from "#content/shared/language-of-text.ts";
import { data, Form, useLocation, useSearchParams } from "react-router";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { warningReasons, type PlanningWarning } from "#domain/timetable/planning.ts";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNamesOfAssignment } from "#use-cases/assignments/assignments.ts";
import { aboutCourse } from "#parts/shared/about.ts";
import { requirePersonBehind } from "#use-cases/assignments/person-behind.ts";
import { handOver, loadHandOver } from "#use-cases/assignments/endings.ts";
import { useAnswerFocus } from "#ui/kept/answer-focus.ts";
import { Button, SubmitButton } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { MessageList } from "#ui/message-list.tsx";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { Notice } from "#ui/notice.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { describeConflict, describeWarning } from "#parts/timetable/booking/booking-answer.ts";
import {
  confirmationOf,
  confirmedName,
  readConfirmedOf,
} from "#parts/timetable/booking/booking-fields.ts";
import { readText } from "#parts/office/list/request.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/hand-over.ts";
import { endingMessages as messages, handOverProblems } from "./ending-messages.ts";
import { nameBehind, pageBehind } from "./page-behind.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  screenTitle(matches, messages.handOverTitle, nameBehind(matches));

/** How many lessons in the way of a hand-over are listed. */
const shownConflicts = 10;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const search = readText(url.searchParams, "tutor").trim().slice(0, 100);
  const { assignment, successors, hasMore } = await loadHandOver(
    context,
    params.assignmentId,
    search,
  );
  const { studentName, tutorName, classId, subjectId, coming } = assignment;
  const course = messages.course(subjectName(subjectId), className(classId));
  return {
    text: messages.handOverText(studentName, course, tutorName || messages.formerTutor),
    detail: messages.handOverDetail(coming),
    hasSearch: hasMore || search !== "",
    hasMore,
    successors: successors.map(({ id, name, load, knowsStudent }) => ({
      id,
      name,
      lang: languageOfText(name),
      about: [knowsStudent ? [messages.knows(studentName)] : [], messages.load(load)]
        .flat()
        .join(" · "),
    })),
  };
}

interface Answer {
  error: string;
  lessons: string[];
  /** What pressing again confirms; null for nothing. */
  confirms: string | null;
  /** Who was chosen. */
  tutorId: string;
}

function shorten(lines: readonly string[]): string[] {
  const more = lines.length - shownConflicts;
  return more > 0 ? [...lines.slice(0, shownConflicts), messages.moreLessons(more)] : [...lines];
}

/** The first warning of each reason at the start: the next press confirms no reason that is not shown. */
function eachReasonFirst(warnings: readonly PlanningWarning[]): PlanningWarning[] {
  const isFirst = (warning: PlanningWarning) =>
    warnings.find(({ reason }) => reason === warning.reason) === warning;
  return [...warnings.filter(isFirst), ...warnings.filter((warning) => !isFirst(warning))];
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  await requirePersonBehind(context, params);
  const form = await readForm(request, context);
  const tutorId = form.text("tutorId");
  const confirmed = readConfirmedOf(form, tutorId);
  const result = await handOver(context, params.assignmentId, tutorId, confirmed);
  if (result.ok || result.reason === "not-possible") {
    const code = result.ok ? "assignment-handed-over" : "assignment-not-handed-over";
    const names = await findNamesOfAssignment(context, params.assignmentId);
    const about = names && aboutCourse(names);
    return redirectAbout(context, pageBehind(params, url.search), code, about);
  }
  const answer: Answer = { error: "", lessons: [], confirms: null, tutorId };
  if (result.reason === "booked") {
    const lessons = shorten(
      result.conflicts.map((conflict) => describeConflict(conflict, "admin")),
    );
    return data({ ...answer, error: messages.booked, lessons }, { status: 409 });
  }
  if (result.reason === "unusual") {
    const reasons = warningReasons.filter((reason) =>
      result.warnings.some((warning) => warning.reason === reason),
    );
    const lessons = shorten(
      eachReasonFirst(result.warnings).map((warning) =>
        messages.unusualLesson(formatDateTime(warning.startsAt), describeWarning(warning, "admin")),
      ),
    );
    const confirms = confirmationOf(tutorId, reasons);
    return data({ ...answer, error: messages.unusual, lessons, confirms }, { status: 409 });
  }
  return data({ ...answer, error: handOverProblems[result.reason] }, { status: 400 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { lessons: [], confirms: null, tutorId: "" });

export default function HandOver({ loaderData, actionData, params }: Route.ComponentProps) {
  const { text, detail, hasSearch, hasMore, successors } = loaderData;
  const { search } = useLocation();
  const refusal = useAnswerFocus<HTMLParagraphElement>();
  return (
    <Dialog title={messages.handOverTitle} closeTo={pageBehind(params, search)}>
      <p>{text}</p>
      <p className="text-muted">{detail}</p>
      {hasSearch && <Find />}
      <Form method="post" preventScrollReset className="grid gap-4">
        {successors.length === 0 ? (
          <p>{hasSearch ? messages.noMatch : messages.noTutors}</p>
        ) : (
          <RadioGroup
            legend={messages.successors}
            name="tutorId"
            choices={successors}
            chosen={actionData?.tutorId}
          />
        )}
        {hasMore && <p className="text-sm text-muted">{messages.more}</p>}
        {actionData && (
          <Notice tone="danger">
            <p {...refusal}>{actionData.error}</p>
            <MessageList items={actionData.lessons} />
          </Notice>
        )}
        {actionData && actionData.confirms !== null && (
          <input type="hidden" name={confirmedName} value={actionData.confirms} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{messages.cancel}</CancelButton>
          {successors.length > 0 && (
            <SubmitButton pending={messages.handingOver}>{messages.handOver}</SubmitButton>
          )}
        </div>
      </Form>
    </Dialog>
  );
}

/** Finds a tutor among many; the page that opened the dialog stays in its address. */
function Find() {
  const [params] = useSearchParams();
  const from = params.get("from");
  return (
    <Form role="search" preventScrollReset className="flex flex-wrap items-end gap-2">
      {from !== null && <input type="hidden" name="from" value={from} />}
      <div className="grow">
        <TextField
          label={messages.find}
          type="search"
          name="tutor"
          defaultValue={params.get("tutor") ?? ""}
        />
      </div>
      <Button tone="quiet">{messages.search}</Button>
    </Form>
  );
}
