import { data, redirect } from "react-router";
import { siteContext } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { askForDemo, requireNoCourse } from "#use-cases/enquiries/own-demo.ts";
import {
  checkDemoRequest,
  toDemoChoice,
  type DemoRequestInput,
} from "#domain/enquiries/demo-request.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { DemoForm } from "#parts/enquiries/demo/demo-form.tsx";
import { messages } from "#parts/enquiries/demo/demo-messages.ts";
import { DemoSteps } from "#parts/enquiries/demo/demo-steps.tsx";
import { describeDemo } from "#parts/enquiries/demo/describe-demo.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { cardClass } from "#ui/card.tsx";
import { readTexts } from "#domain/shared/texts.ts";
import type { Route } from "./+types/page.ts";
import { problems } from "./problem-messages.ts";

export { ErrorBoundary } from "#parts/teaching/student/screen-error.tsx";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const own = await requireNoCourse(context);
  return { demo: describeDemo(own, own.record.demoRequest ? "call" : "ask") };
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireNoCourse(context);
  const { text } = await readForm(request, context);
  const values: DemoRequestInput = {
    ...readTexts(text, "firstDate", "firstTime", "secondDate", "secondTime", "phoneNumber"),
  };
  const failure = checkDemoRequest(values, new Date());
  const choice = toDemoChoice(values);
  if (failure || !choice) {
    const { problem, field } =
      failure ?? ({ problem: "no-such-time", field: "firstDate" } as const);
    const { email } = context.get(siteContext).academy;
    return data({ error: problems(email)[problem], field, values }, { status: 400 });
  }
  await askForDemo(context, choice);
  return redirect("/dashboard", { status: 303 });
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** The form of the home, with its error. */
export default function DemoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { demo } = loaderData;
  return (
    <div className="grid gap-6">
      <PageTitle size="large">{messages.title}</PageTitle>
      <p>{demo.asked ?? messages.intro}</p>
      <div className={`${cardClass} grid gap-6 p-5`}>
        <DemoForm
          demo={demo}
          heading="h2"
          values={actionData?.values}
          error={actionData?.error}
          invalidField={actionData?.field}
        />
      </div>
      <DemoSteps heading="h2" steps={demo.steps} title={messages.thirdTitle} />
    </div>
  );
}
