import { data, Form } from "react-router";
import { readForm } from "#request/form.ts";
import { guardAccount } from "#security/guards.ts";
import { redirectWithFlashMessage, takeFlashMessage } from "#request/flash-message.ts";
import { guardOwnTimes, loadOwnTimes, setOwnTimes } from "#use-cases/student/preferred-times.ts";
import { Button } from "#ui/button.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { AccountFrame } from "../../account-frame.tsx";
import { keepFormOnFailure } from "../../failed-submit.ts";
import { FlashNotice } from "../../flash-notice.tsx";
import { forwardLoaderHeaders } from "../../headers.ts";
import { WeeklyTimesFields } from "../../weekly-times-fields.tsx";
import { readWeeklyTimes } from "../../weekly-times-form.ts";
import { weeklyTimesWords as words } from "../../weekly-times-words.ts";
import { backToAccount } from "../back-to-account.ts";
import type { Route } from "./+types/page.ts";
import { messages, notices } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAccount, guardOwnTimes];

export const meta: Route.MetaFunction = () => [{ title: messages.pageTitle }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { notice, headers } = await takeFlashMessage(context, request);
  return data({ times: await loadOwnTimes(context), notice: notice?.code ?? null }, { headers });
}

export const headers = forwardLoaderHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const { times, refusal } = readWeeklyTimes(await readForm(request, context));
  if (refusal) return data(refusal, { status: 400 });
  await setOwnTimes(context, times);
  return redirectWithFlashMessage(context, "/account/times", "times-saved");
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFormOnFailure(serverAction, (error) => ({ error, field: null, values: undefined }));

/** `/account/times`: when lessons would suit a student's family. */
export default function Times({ loaderData, actionData }: Route.ComponentProps) {
  const { times, notice } = loaderData;
  const isSubmitting = useIsSubmitting();
  return (
    <AccountFrame title={messages.title} back={backToAccount}>
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <FlashNotice code={notice} texts={notices} />
        <p className="max-w-prose text-muted">{messages.text}</p>
        {times.length === 0 && <p>{messages.unknown}</p>}
        <Form
          key={JSON.stringify(times)}
          method="post"
          noValidate
          preventScrollReset
          className="grid grid-cols-1 gap-4"
        >
          <WeeklyTimesFields stored={times} refusal={actionData} />
          <Button pending={isSubmitting} className="justify-self-start">
            {isSubmitting ? words.saving : words.save}
          </Button>
        </Form>
      </div>
    </AccountFrame>
  );
}
