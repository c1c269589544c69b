import { data, Form } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { aboutLesson } from "#parts/shared/about.ts";
import { edit, markOf } from "#use-cases/teaching/publishing.ts";
import { editLessons } from "#use-cases/timetable/change-series.ts";
import { loadAnyLesson } from "#use-cases/timetable/office-lessons.ts";
import { isWebAddress } from "#domain/shared/web-address.ts";
import { allConfirmed } from "#domain/timetable/planning.ts";
import {
  canChangeSeries,
  readLessonScope,
  type LessonScope,
} from "#domain/timetable/series/series-change.ts";
import { SubmitButton } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { problems } from "#parts/teaching/content/problem-messages.ts";
import { ScopeField } from "#parts/teaching/content/scope-field.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/link.ts";
import { lessonPage } from "./address.ts";
import { messages } from "./change-messages.ts";
import { refusals } from "./refusal-messages.ts";

export const meta = titled(messages.linkTitle);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { url, ...lesson } = await loadAnyLesson(context, params.lessonId);
  return { url, hasScope: canChangeSeries({ ...lesson, cancelled: null }, new Date()) };
}

interface Answer {
  error: string;
  isInvalid: boolean;
  /** Undefined where the form is still on the screen as it was submitted. */
  typed: { url: string; scope: LessonScope } | undefined;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const lesson = await loadAnyLesson(context, params.lessonId);
  const { id, assignmentId, ...content } = lesson;
  const form = await readForm(request, context);
  const typed = { url: form.text("url").trim(), scope: readLessonScope(form.text("scope")) };
  const refuse = (status: number, error: string, isInvalid = false) =>
    data<Answer>({ error, isInvalid, typed }, { status });
  if (typed.url === "") return refuse(400, problems["url-missing"], true);
  if (!isWebAddress(typed.url)) return refuse(400, problems["url-invalid"], true);
  const address = { assignmentId, kind: "live-session", itemId: id } as const;
  const changed = { ...content, url: typed.url };
  const opened = markOf(content);
  const result =
    typed.scope === "this"
      ? await edit(context, "admin", address, opened, changed, { confirmed: allConfirmed })
      : await editLessons(context, "admin", address, typed.scope, {
          opened,
          content: changed,
          confirmed: allConfirmed,
        });
  if (result.ok) {
    return redirectAbout(context, lessonPage(id), "link-saved", aboutLesson(lesson));
  }
  const { reason } = result;
  if (reason === "changed") return refuse(409, refusals.changed);
  if (typed.scope !== "this" && reason === "gone") return refuse(409, refusals.several);
  if (reason === "gone" || reason === "cancelled") return refuse(409, refusals.gone);
  return refuse(409, refusals.notTaught);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { isInvalid: false, typed: undefined });

/** `/admin-dashboard/lessons/:lessonId/link`: the address at which a lesson is joined. */
export default function Link({ loaderData, actionData, params }: Route.ComponentProps) {
  const { url, scope } = actionData?.typed ?? { url: loaderData.url ?? "", scope: "this" };
  return (
    <Dialog title={messages.linkTitle} closeTo={lessonPage(params.lessonId)}>
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        <TextField
          label={messages.url}
          name="url"
          type="url"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          hint={messages.linkHint}
          placeholder={messages.urlPlaceholder}
          defaultValue={url}
          invalid={actionData?.isInvalid}
        />
        {loaderData.hasScope && <ScopeField chosen={scope} />}
        {actionData && <Notice tone="danger">{actionData.error}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{messages.keep}</CancelButton>
          <SubmitButton pending={messages.saving}>{messages.save}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
