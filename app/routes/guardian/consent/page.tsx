import { data, redirect } from "react-router";
import { answerConsent, loadConsent } from "#use-cases/guardians/consent.ts";
import { readForm } from "#request/form.ts";
import { consentNewsSince, consentText } from "#content/guardians/guardian-consent.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { isConsentAnswer, shownConsent, type ShownConsent } from "#domain/guardians/guardian.ts";
import { Button } from "#ui/button.tsx";
import { Notice, type NoticeTone } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { cardClass } from "#ui/card.tsx";
import { useAcademy } from "#shell/use-academy.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData && messages.title(loaderData.studentName));

export async function loader({ context, params }: Route.LoaderArgs) {
  const child = await loadConsent(context, params.guardianToken);
  const { studentName, decidedAt } = child;
  const news = consentNewsSince(child.consentVersion);
  return { studentName, consent: shownConsent(child), decidedAt, news };
}

/** Stores the answer. It needs a press of a button, because mail programs open links by themselves. */
export async function action({ request, context, params }: Route.ActionArgs) {
  await loadConsent(context, params.guardianToken);
  const form = await readForm(request, context);
  const answer = form.text("answer");
  if (!isConsentAnswer(answer)) return data({ error: messages.answer }, { status: 400 });
  // The stored answer names the text, so it has to be the one that was on the screen.
  if (answer === "given" && form.text("version") !== String(consentText.version)) {
    return data({ error: messages.changed }, { status: 400 });
  }
  await answerConsent(context, params.guardianToken, answer, consentText);
  return redirect(`/guardian/consent/${params.guardianToken}`, { status: 303 });
}

const tones: Record<ShownConsent, NoticeTone> = {
  unanswered: "caution",
  given: "success",
  outdated: "caution",
  withheld: "caution",
  withdrawn: "caution",
};

export default function Consent({ loaderData, actionData, params }: Route.ComponentProps) {
  const { studentName, consent, decidedAt, news } = loaderData;
  const academy = useAcademy();
  return (
    <>
      <PageTitle size="growing">{messages.title(studentName)}</PageTitle>
      {decidedAt && (
        <Notice tone={tones[consent]}>
          <p className="font-medium">{messages.states[consent]}</p>
          <p className="text-sm">{messages.since(formatDateTime(decidedAt))}</p>
          {consent === "given" && <p className="text-sm">{messages.pageMailed}</p>}
        </Notice>
      )}
      {consent === "unanswered" && <p>{messages.intro(studentName, academy.name)}</p>}
      {consent === "outdated" && (
        <section className="grid gap-2">
          <h2 className="text-lg font-semibold">{messages.news}</h2>
          <ul className="grid list-disc gap-2 pl-5">
            {news.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="text-muted">{messages.stays}</p>
        </section>
      )}
      {consent === "outdated" && <Answers consent={consent} />}
      <div className={`${cardClass} grid gap-5 p-5`}>
        {consentText.sections.map(({ title, items }) => (
          <section key={title} className="grid gap-2">
            <h2 className="text-lg font-semibold">{title}</h2>
            <ul className="grid list-disc gap-2 pl-5">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
        <p className="text-sm text-muted">{messages.version(consentText.version)}</p>
      </div>
      {actionData && <Notice tone="danger">{actionData.error}</Notice>}
      {consent !== "outdated" && <Answers consent={consent} />}
      {consent === "unanswered" && (
        <section className="grid justify-items-start gap-2">
          <h2 className="text-lg font-semibold">{messages.mistakeTitle}</h2>
          <p className="text-muted">{messages.mistakeText}</p>
          <form method="post" action={`/guardian/consent/${params.guardianToken}/mistake`}>
            <Button tone="quiet">{messages.mistake}</Button>
          </form>
        </section>
      )}
    </>
  );
}

/** The buttons, which also name the text that they are under. */
function Answers({ consent }: { consent: ShownConsent }) {
  const isAgain = consent === "outdated";
  return (
    <form method="post" className="grid gap-3 sm:grid-cols-2">
      <input type="hidden" name="version" value={consentText.version} />
      {consent !== "given" && (
        <Button name="answer" value="given">
          {isAgain ? messages.consentAgain : messages.consent}
        </Button>
      )}
      {consent !== "withheld" && consent !== "withdrawn" && (
        <Button name="answer" value="withheld" tone="quiet">
          {consent === "unanswered" ? messages.refuse : messages.withdraw}
        </Button>
      )}
    </form>
  );
}
