import { languageOfText } from "#content/language-of-text.ts";
import { data, Form, useLocation, useSearchParams } from "react-router";
import { className, subjectName } from "#domain/catalogue.ts";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { handOver, loadHandOver } from "#use-cases/admin/endings.ts";
import { Button } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { MessageList } from "#ui/message-list.tsx";
import { Notice } from "#ui/notice.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { keepFormOnFailure } from "../../failed-submit.ts";
import { describeConflict } from "../../booking-answer.ts";
import { readText } from "../list-request.ts";
import { returnTo } from "../return-to.ts";
import type { Route } from "./+types/hand-over.ts";
import { endingMessages as messages, handOverProblems } from "./ending-messages.ts";

const list = "/admin-dashboard/assignments";

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
      reason: [knowsStudent ? [messages.knows(studentName)] : [], messages.load(load)]
        .flat()
        .join(" · "),
    })),
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const tutorId = (await readForm(request, context)).text("tutorId");
  const result = await handOver(context, params.assignmentId, tutorId);
  if (result.ok || result.reason === "not-possible") {
    const code = result.ok ? "assignment-handed-over" : "assignment-not-handed-over";
    return redirectWithFlashMessage(context, returnTo(list, url.search), code);
  }
  if (result.reason === "booked") {
    const { conflicts } = result;
    const shown = conflicts.slice(0, shownConflicts);
    const lessons = shown.map((conflict) => describeConflict(conflict, "admin"));
    const more =
      conflicts.length > shown.length
        ? [messages.moreLessons(conflicts.length - shown.length)]
        : [];
    return data({ error: messages.booked, lessons: [...lessons, ...more] }, { status: 409 });
  }
  return data({ error: handOverProblems[result.reason], lessons: [] }, { status: 400 });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFormOnFailure(serverAction, (error) => ({ error, lessons: [] }));

export default function HandOver({ loaderData, actionData }: Route.ComponentProps) {
  const { text, detail, hasSearch, hasMore, successors } = loaderData;
  const { search } = useLocation();
  const isSubmitting = useIsSubmitting();
  return (
    <Dialog title={messages.handOverTitle} closeTo={returnTo(list, search)}>
      <p>{text}</p>
      <p className="text-muted">{detail}</p>
      {hasSearch && <Find />}
      <Form method="post" preventScrollReset className="grid gap-4">
        {successors.length === 0 ? (
          <p>{hasSearch ? messages.noMatch : messages.noTutors}</p>
        ) : (
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-medium">{messages.successors}</legend>
            {successors.map(({ id, name, reason }) => (
              <Successor key={id} id={id} name={name} reason={reason} />
            ))}
          </fieldset>
        )}
        {hasMore && <p className="text-sm text-muted">{messages.more}</p>}
        {actionData && (
          <Notice tone="danger">
            <p>{actionData.error}</p>
            <MessageList items={actionData.lessons} />
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{messages.cancel}</CancelButton>
          {successors.length > 0 && (
            <Button pending={isSubmitting}>
              {isSubmitting ? messages.handingOver : messages.handOver}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}

function Successor({ id, name, reason }: { id: string; name: string; reason: string }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line px-3 py-2 has-checked:border-link has-checked:bg-sunken">
      <input
        type="radio"
        name="tutorId"
        value={id}
        className="size-5 shrink-0 accent-brand"
        aria-describedby={`successor-${id}`}
        aria-label={name}
      />
      <span className="grid min-w-0">
        <span className="font-medium" lang={languageOfText(name)}>
          {name}
        </span>
        <span id={`successor-${id}`} className="text-sm text-muted">
          {reason}
        </span>
      </span>
    </label>
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
