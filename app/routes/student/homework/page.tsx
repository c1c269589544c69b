import { data, Form, redirect } from "react-router";
import { readForm } from "#request/form.ts";
import { lookUp } from "#domain/shared/look-up.ts";
import { fullRoom } from "#domain/homework/photo.ts";
import { handIn, isClosed, loadOwnAnswer } from "#use-cases/homework/own-homework.ts";
import { SubmitButton } from "#ui/button.tsx";
import { TextArea } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { HandedIn, Said, Task } from "#parts/homework/answer.tsx";
import { describeAnswered } from "#parts/homework/describe.ts";
import { messages as shared } from "#parts/homework/messages.ts";
import { describeHomework } from "#parts/teaching/student/descriptions.ts";
import { Tick } from "#parts/teaching/student/tick.tsx";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";
import { Photos } from "./photos.tsx";

export { ErrorBoundary } from "#parts/teaching/student/screen-error.tsx";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, shared.homework);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const own = await loadOwnAnswer(context, params.homeworkId);
  const { homework, now } = own;
  const { photos, photosOfWeek } = homework;
  const full = fullRoom({ ofAnswer: photos.length, ofWeek: photosOfWeek });
  return {
    homework: {
      ...describeAnswered(homework, now),
      until: describeHomework(homework, now).until,
    },
    isFinished: homework.isFinished,
    isClosed: isClosed(homework),
    courseTo: `/dashboard/courses/${homework.assignmentId}#homework-${homework.id}`,
    needs: own.allowsPhotos ? null : describeNeed(own),
    full: full && messages.refusals[full],
    // Why a photo that came in a form was not taken.
    refused: lookUp(messages.refusals, url.searchParams.get("refused")),
  };
}

function describeNeed(own: { hasBirthDate: boolean; hasGuardian: boolean }): string {
  if (!own.hasBirthDate) return messages.needsBirthDate;
  return own.hasGuardian ? messages.needsConsent : messages.needsGuardian;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { homework } = await loadOwnAnswer(context, params.homeworkId);
  const form = await readForm(request, context);
  const text = form.text("answer");
  const result = await handIn(context, homework.id, text);
  if (result.ok) return redirect(`/dashboard/homework/${homework.id}`, { status: 303 });
  const status = result.reason === "closed" ? 409 : 400;
  return data({ error: messages.problems[result.reason], text }, { status });
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/dashboard/homework/:homeworkId`: what is asked for, the answer, and what the tutor said of it. */
export default function HomeworkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { homework, isClosed: closed, isFinished, courseTo } = loaderData;
  const page = `/dashboard/homework/${homework.id}`;
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <header className="grid gap-1">
        <PageTitle>{shared.homework}</PageTitle>
        <p className="text-muted">{homework.course}</p>
      </header>
      <Task homework={homework} />
      <Said homework={homework} />
      {closed ? (
        <>
          <HandedIn homework={homework} title={shared.yourAnswer} path="/dashboard/photos" />
          <p className="text-muted">{messages.isMarked}</p>
        </>
      ) : (
        <>
          <Photos
            photos={homework.photos}
            page={page}
            needs={loaderData.needs}
            full={loaderData.full}
            refused={loaderData.refused}
          />
          <Form method="post" className="grid gap-3">
            <TextArea
              label={messages.answerText}
              hint={homework.handedIn ?? messages.answerHint}
              name="answer"
              rows={4}
              defaultValue={actionData?.text ?? homework.answer}
              invalid={actionData?.error !== undefined}
            />
            {actionData?.error && <Notice tone="danger">{actionData.error}</Notice>}
            <SubmitButton pending={messages.sending} className="justify-self-start">
              {homework.handedIn ? messages.change : messages.handIn}
            </SubmitButton>
          </Form>
          {!homework.handedIn && (
            <Tick
              item={{ id: homework.id, kind: "homework", title: homework.text }}
              isFinished={isFinished}
              page={page}
            />
          )}
        </>
      )}
      <TextLink to={courseTo}>{messages.back}</TextLink>
    </div>
  );
}
