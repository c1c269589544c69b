import { data, Form, redirect } from "react-router";
import { readForm } from "#request/form.ts";
import { loadAnswer, markHomework, type MarkingRefusal } from "#use-cases/homework/answers.ts";
import { SubmitButton } from "#ui/button.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { typedList } from "#shell/typed.tsx";
import { HandedIn, Said, Task } from "#parts/homework/answer.tsx";
import { describeAnswered } from "#parts/homework/describe.ts";
import { messages as shared } from "#parts/homework/messages.ts";
import { readTexts } from "#domain/shared/texts.ts";
import type { Route } from "./+types/page.ts";
import { MarkingForm } from "./marking-form.tsx";
import { messages } from "./messages.ts";

export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, shared.homework, loaderData?.homework.studentName);

export async function loader({ context, params }: Route.LoaderArgs) {
  const homework = await loadAnswer(context, params.homeworkId);
  const { answer, isReported } = homework;
  return {
    homework: describeAnswered(homework, new Date()),
    given: {
      mark: String(answer?.mark ?? ""),
      outOf: String(answer?.outOf ?? ""),
      word: answer?.word ?? "",
    },
    hasAnswer: answer !== null,
    canDelete: answer === null && !isReported,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { id } = await loadAnswer(context, params.homeworkId);
  const form = await readForm(request, context);
  const typed = readTexts(form.text, "mark", "outOf", "word");
  const result = await markHomework(context, id, typed);
  if (result.ok) return redirect("/tutor-dashboard/homework", { status: 303 });
  const { reason } = result;
  return data({ error: messages.markingProblems[reason], typed }, { status: statusOf(reason) });
}

function statusOf(reason: MarkingRefusal["reason"]): number {
  if (reason === "not-approved") return 403;
  return reason === "no-answer" ? 409 : 400;
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/tutor-dashboard/homework/:homeworkId`: an answer, to draw on its photos and to mark it. */
export default function AnswerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { homework, hasAnswer, canDelete, given } = loaderData;
  const removal = `/tutor-dashboard/homework/${homework.id}/removal`;
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <header className="grid gap-1">
        <PageTitle>{shared.homework}</PageTitle>
        <p className="text-muted">{typedList([homework.studentName, homework.course])}</p>
      </header>
      <Task homework={homework} />
      {hasAnswer ? (
        <>
          <HandedIn
            homework={homework}
            title={shared.answer}
            path="/tutor-dashboard/photos"
            photo={({ id, name, isKept }) =>
              isKept && (
                <TextLink
                  to={`/tutor-dashboard/photos/${id}/marks`}
                  className="justify-self-start print:hidden"
                >
                  {messages.drawOn} <span className="sr-only">{name}</span>
                </TextLink>
              )
            }
          />
          <Said homework={homework} />
          <MarkingForm typed={actionData?.typed ?? given} error={actionData?.error ?? null} />
        </>
      ) : (
        <p className="text-muted">{messages.noAnswer}</p>
      )}
      {canDelete && (
        <Form method="post" action={removal}>
          <SubmitButton tone="danger" action={removal} pending={messages.removing}>
            {messages.remove}
          </SubmitButton>
        </Form>
      )}
      <TextLink to="/tutor-dashboard/homework">{messages.backToList}</TextLink>
    </div>
  );
}
