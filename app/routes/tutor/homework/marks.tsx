import { data, redirect } from "react-router";
import { readForm } from "#request/form.ts";
import { drawOnPhoto, loadAnswerPhoto } from "#use-cases/homework/answers.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { typedList } from "#shell/typed.tsx";
import { describeAnswered } from "#parts/homework/describe.ts";
import type { Route } from "./+types/marks.ts";
import { Board } from "./board.tsx";
import { readDrawing } from "./drawing.ts";
import { messages } from "./messages.ts";

export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, messages.drawTitle, loaderData?.studentName);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { homework, photo } = await loadAnswerPhoto(context, params.photoId);
  const { id, text, studentName, photos } = describeAnswered(homework, new Date());
  const name = photos.find((one) => one.id === photo.id)?.name ?? "";
  return { homeworkId: id, text, studentName, photo: { ...photo, name } };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { homework, photo } = await loadAnswerPhoto(context, params.photoId);
  const form = await readForm(request, context);
  const { marks, isStep } = readDrawing(form, photo);
  const result = await drawOnPhoto(context, photo.id, marks);
  if (result.ok) {
    const answer = `/tutor-dashboard/homework/${homework.id}#photo-${photo.id}`;
    // What is folded opens where an address leads into it.
    const here = `/tutor-dashboard/photos/${photo.id}/marks#place`;
    return redirect(isStep ? here : answer, { status: 303 });
  }
  const status = result.reason === "not-approved" ? 403 : 400;
  return data({ error: messages.drawingRefused[result.reason] }, { status });
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/tutor-dashboard/photos/:photoId/marks`: draws on a photo of an answer. */
export default function DrawOnPhoto({ loaderData, actionData }: Route.ComponentProps) {
  const { homeworkId, studentName, text, photo } = loaderData;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <header className="grid gap-1">
        <PageTitle>{messages.drawTitle}</PageTitle>
        <p className="line-clamp-2 text-muted">{typedList([studentName, text])}</p>
      </header>
      <Board key={photo.id} photo={photo} error={actionData?.error ?? null} />
      <TextLink to={`/tutor-dashboard/homework/${homeworkId}`}>{messages.backToAnswer}</TextLink>
    </div>
  );
}
