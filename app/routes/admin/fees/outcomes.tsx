import { data, Form } from "react-router";
import { billedStandings, type BilledStanding, type Share } from "#domain/fees/standing.ts";
import { isCalendarDate } from "#domain/shared/india-time.ts";
import { withAsciiDigits } from "#domain/shared/typed/digits.ts";
import { readForm, type Fields } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { todayInIndia } from "#use-cases/fees/books.ts";
import { loadShares, setShares } from "#use-cases/fees/rates.ts";
import { standings } from "#parts/fees/messages.ts";
import { TextField } from "#ui/field.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { cardClass } from "#ui/card.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/outcomes.ts";
import { messages, rateProblems } from "./messages.ts";
import { FeesPage } from "./parts.tsx";
import { base } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.outcomesTitle, messages.title);

const path = `${base}/outcomes`;

type Typed = Record<BilledStanding, Record<keyof Share, string>>;

export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date();
  const shares = await loadShares(context, now);
  const shown = billedStandings.map((standing) => [
    standing,
    { charge: String(shares[standing].charge), pay: String(shares[standing].pay) },
  ]);
  return { shares: Object.fromEntries(shown) as Typed, today: todayInIndia(now) };
}

/** What was typed for each outcome. */
function readTyped(form: Fields): Typed {
  const typed = billedStandings.map((standing) => [
    standing,
    { charge: form.text(`charge-${standing}`).trim(), pay: form.text(`pay-${standing}`).trim() },
  ]);
  return Object.fromEntries(typed) as Typed;
}

/** A whole number from 0 to 100; null for another text. */
function parsePercent(text: string): number | null {
  const digits = withAsciiDigits(text);
  return /^(?:100|\d{1,2})$/.test(digits) ? Number(digits) : null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const [values, from] = [readTyped(form), form.text("from")];
  const refuse = (error: string) => data({ error, values, from }, { status: 400 });
  const shares: (Share & { standing: BilledStanding })[] = [];
  for (const standing of billedStandings) {
    const [charge, pay] = [
      parsePercent(values[standing].charge),
      parsePercent(values[standing].pay),
    ];
    if (charge === null || pay === null) return refuse(messages.badPercent);
    shares.push({ standing, charge, pay });
  }
  if (from === "") return refuse(rateProblems["day-missing"]);
  if (!isCalendarDate(from)) return refuse(rateProblems["no-such-day"]);
  await setShares(context, shares, from);
  return redirectWithFlashMessage(context, path, "shares-set");
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees/outcomes`: what a lesson costs and pays by how it turned out. */
export default function Outcomes({ loaderData, actionData }: Route.ComponentProps) {
  const { shares, today } = loaderData;
  const values = actionData?.values ?? shares;
  return (
    <FeesPage title={messages.outcomesTitle} part={path} text={messages.outcomesText}>
      <Form key={JSON.stringify(shares)} method="post" noValidate className="grid max-w-xl gap-4">
        <div className={`${cardClass} grid divide-y divide-line px-4`}>
          {billedStandings.map((standing) => (
            <fieldset
              key={standing}
              className="grid grid-cols-2 items-end gap-3 py-3 sm:grid-cols-[2fr_1fr_1fr]"
            >
              <legend className="contents">
                <span className="self-center font-medium max-sm:col-span-2">
                  {standings[standing]}
                </span>
              </legend>
              <TextField
                label={messages.charge}
                inputMode="numeric"
                name={`charge-${standing}`}
                defaultValue={values[standing].charge}
              />
              <TextField
                label={messages.pay}
                inputMode="numeric"
                name={`pay-${standing}`}
                defaultValue={values[standing].pay}
              />
            </fieldset>
          ))}
        </div>
        <TextField
          label={messages.fromDay}
          type="date"
          name="from"
          defaultValue={actionData?.from ?? today}
        />
        <FormEnd error={actionData?.error} submit={messages.save} pending={messages.saving} />
      </Form>
    </FeesPage>
  );
}
