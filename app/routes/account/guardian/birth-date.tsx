import { data, Form, Link, redirect } from "react-router";
import { siteContext } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import {
  guardOwnGuardian,
  loadOwnGuardian,
  setOwnBirthDate,
} from "#use-cases/guardians/own-guardian.ts";
import { checkBirthDate, isMinor, readBirthDate } from "#domain/people/birth-date.ts";
import { buttonClass, SubmitButton } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { cardClass } from "#ui/card.tsx";
import { BirthDateFields } from "#parts/guardians/birth-date-fields.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { readTexts } from "#domain/shared/texts.ts";
import type { Route } from "./+types/birth-date.ts";
import { GuardianFrame } from "./frame.tsx";
import { birthDateProblems, messages } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [guardOwnGuardian];

export const meta: Route.MetaFunction = ({ matches }) =>
  screenTitle(matches, messages.birthDateTitle);

const overview = "/account/guardian";

export async function loader({ context }: Route.LoaderArgs) {
  const { bornOn } = await loadOwnGuardian(context);
  const [year = "", month = "", day = ""] = bornOn?.split("-") ?? [];
  return { stored: { day, month: String(Number(month) || ""), year } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const now = new Date();
  const values = readTexts(form.text, "day", "month", "year");
  const failure = checkBirthDate(values, now);
  const bornOn = readBirthDate(values);
  if (failure || bornOn === null) {
    const { problem, field } = failure ?? ({ problem: "no-such-day", field: "day" } as const);
    return data({ error: birthDateProblems[problem], field, values }, { status: 400 });
  }
  const result = await setOwnBirthDate(context, bornOn);
  if (!result.ok) {
    const error = messages.lockedBirthDate(context.get(siteContext).academy.email);
    return data({ error, field: null, values }, { status: 409 });
  }
  const { guardian } = await loadOwnGuardian(context);
  if (isMinor(bornOn, now) && !guardian) {
    return redirect("/account/guardian/contact", { status: 303 });
  }
  return redirectWithFlashMessage(context, overview, "birth-date-set");
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

export default function OwnBirthDate({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <GuardianFrame title={messages.birthDateTitle}>
      <p className="text-muted">{messages.birthDateWhy}</p>
      <Form method="post" noValidate className={`${cardClass} grid gap-5 p-5`}>
        <BirthDateFields
          values={actionData?.values ?? loaderData.stored}
          invalidField={actionData?.field}
        />
        {actionData && <Notice tone="danger">{actionData.error}</Notice>}
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={messages.saving}>{messages.save}</SubmitButton>
          <Link to={overview} className={buttonClass("plain")}>
            {messages.cancel}
          </Link>
        </div>
      </Form>
    </GuardianFrame>
  );
}
