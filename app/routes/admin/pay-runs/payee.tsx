import { checkTutorPayee, compactCode, type TutorPayeeInput } from "#domain/fees/tutor-payee.ts";
import { formatTaxRate, parseTaxRate } from "#domain/fees/tax-rate.ts";
import { readForm, refuseForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOfTutor } from "#use-cases/people/tutors.ts";
import { loadTutorPayee, setTutorPayee } from "#use-cases/fees/tutor-payees.ts";
import { FeesPage } from "#routes/admin/fees/parts.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/payee.ts";
import { messages, payeeProblems } from "./messages.ts";
import { PayeeForm } from "./payee-form.tsx";
import { payRunsPage, tutorPage } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { name, payee } = await loadTutorPayee(context, params.tutorId);
  const { section, rate, panEnd, accountEnd, ifsc, holder } = payee;
  return {
    title: messages.payeeTitle(name),
    stored: { panEnd, accountEnd },
    values: {
      section,
      rate: section === "" ? "" : formatTaxRate(rate),
      pan: "",
      account: "",
      ifsc,
      holder,
    },
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { tutorId } = params;
  const form = await readForm(request, context);
  const { payee } = await loadTutorPayee(context, tutorId);
  const removes = {
    pan: form.text("removePan") !== "",
    account: form.text("removeAccount") !== "",
  };
  const input: TutorPayeeInput = {
    section: form.text("section").trim(),
    rate: form.text("rate").trim(),
    pan: compactCode(form.text("pan")),
    account: compactCode(form.text("account")),
    ifsc: compactCode(form.text("ifsc")),
    holder: form.text("holder").trim(),
  };
  // What belongs to an account that is removed goes with it.
  const isGone = removes.account && input.account === "";
  const values = isGone ? { ...input, ifsc: "", holder: "" } : input;
  const hasAccount = payee.accountEnd !== "" && !removes.account;
  const failure = checkTutorPayee(values, { hasAccount });
  if (failure) return refuseForm(failure, payeeProblems, { values: input, removes });
  const change = (what: "pan" | "account") => values[what] || (removes[what] ? null : undefined);
  await setTutorPayee(context, tutorId, {
    section: values.section,
    rate: parseTaxRate(values.rate) ?? 0,
    pan: change("pan"),
    account: change("account"),
    ifsc: values.ifsc,
    holder: values.holder,
  });
  const back = url.searchParams.get("from") === payRunsPage ? payRunsPage : tutorPage(tutorId);
  const name = await findNameOfTutor(context, tutorId);
  return redirectAbout(context, back, "tutor-payee-saved", name);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees/tutors/:tutorId/payee`: a tutor's tax, and the account for the pay. */
export default function Payee({ loaderData, actionData }: Route.ComponentProps) {
  const { title, stored, values } = loaderData;
  return (
    <FeesPage title={title} text={messages.payeeText}>
      <PayeeForm stored={stored} values={values} refusal={actionData ?? null} />
    </FeesPage>
  );
}
