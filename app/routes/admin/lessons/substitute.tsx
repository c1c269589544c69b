import { languageOfText } from "#content/shared/language-of-text.ts";
import { data, Form } from "react-router";
import type { OfficeSubstitution } from "#data/timetable/substitute-choice.ts";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { aboutLesson } from "#parts/shared/about.ts";
import { chooseSubstitute, loadSubstitutes } from "#use-cases/timetable/substitutes.ts";
import { loadAnyLesson } from "#use-cases/timetable/office-lessons.ts";
import { formatTime } from "#domain/shared/dates.ts";
import { canSubstitute } from "#domain/timetable/substitute.ts";
import { Button, SubmitButton } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog/dialog.tsx";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { Notice } from "#ui/notice.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/substitute.ts";
import { lessonPage } from "./address.ts";
import { messages } from "./substitute-messages.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.labels.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await loadSubstitutes(context, params.lessonId);
  const { substitute, isWanted, tutorName, studentName } = found;
  const { title, choose, none, ask, asking, cancel } = messages;
  const isPossible = canSubstitute(found, new Date());
  return {
    labels: { title, choose, none, ask, asking, cancel },
    intro: messages.intro(tutorName),
    state: describeState(found),
    back: isPossible && (substitute || isWanted) ? messages.back(tutorName) : null,
    refusal: isPossible ? null : messages.refusals["not-possible"],
    candidates: isPossible
      ? found.candidates.map(({ id, name, hasTaught, day }) => ({
          id,
          name,
          lang: languageOfText(name),
          about: [
            ...(hasTaught ? [messages.hasTaught(studentName)] : []),
            day.length > 0
              ? messages.day(day.map((at) => formatTime(at)).join(", "))
              : messages.dayFree,
          ].join(" · "),
        }))
      : [],
  };
}

function describeState({ substitute, isWanted }: OfficeSubstitution): string | null {
  if (substitute) return messages[substitute.hasAccepted ? "accepted" : "asked"](substitute.name);
  return isWanted ? messages.wanted : null;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const lesson = await loadAnyLesson(context, params.lessonId);
  const { id, assignmentId } = lesson;
  const tutorId = (await readForm(request, context)).text("tutorId");
  if (tutorId === "") return data({ error: messages.chooseOne }, { status: 400 });
  const { substitute } = await loadSubstitutes(context, id);
  const result = await chooseSubstitute(context, { assignmentId, lessonId: id }, tutorId);
  if (!result.ok) return data({ error: messages.refusals[result.reason] }, { status: 409 });
  const code = substitute ? "substitute-replaced" : "substitute-asked";
  return redirectAbout(context, lessonPage(id), code, aboutLesson(lesson), { undo: id });
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/lessons/:lessonId/substitute` */
export default function Substitute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { labels, intro, state, back, refusal, candidates } = loaderData;
  const page = lessonPage(params.lessonId);
  const error = actionData?.error ?? refusal;
  return (
    <Dialog title={labels.title} closeTo={page}>
      <p>{intro}</p>
      {state && <p className="font-medium wrap-anywhere">{state}</p>}
      {back && (
        <Form method="post" action={`${page}/substitute/removal`} preventScrollReset>
          <Button tone="quiet">{back}</Button>
        </Form>
      )}
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        {candidates.length > 0 ? (
          <RadioGroup
            legend={labels.choose}
            name="tutorId"
            choices={candidates}
            chosen={candidates[0]?.id}
          />
        ) : (
          !refusal && <p>{labels.none}</p>
        )}
        {error && <Notice tone="danger">{error}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{labels.cancel}</CancelButton>
          {candidates.length > 0 && (
            <SubmitButton action={`${page}/substitute`} pending={labels.asking}>
              {labels.ask}
            </SubmitButton>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
