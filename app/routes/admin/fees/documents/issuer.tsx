import { Form } from "react-router";
import { checkIssuer, keepYears, parseKeepYears, type IssuerInput } from "#domain/fees/issuer.ts";
import { formatTaxRate, parseTaxRate } from "#domain/fees/tax-rate.ts";
import { stateCodes, telangana } from "#domain/fees/states.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { withAsciiDigits } from "#domain/shared/typed/digits.ts";
import { readForm, refuseForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { todayInIndia } from "#use-cases/fees/books.ts";
import { loadIssuers, setIssuer } from "#use-cases/fees/issuer.ts";
import { states } from "#parts/fees/documents/state-names.ts";
import { fieldProps } from "#ui/field-props.ts";
import { SelectField, TextArea, TextField } from "#ui/field.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import { typed } from "#shell/typed.tsx";
import { messages as fees } from "../messages.ts";
import { FeesPage } from "../parts.tsx";
import { documentsPage, issuerPage } from "../request.ts";
import type { Route } from "./+types/issuer.ts";
import { issuerProblems, messages } from "./messages.ts";
import { TitledSection } from "#ui/page-title.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.issuerTitle, fees.title);

export async function loader({ context }: Route.LoaderArgs) {
  const today = todayInIndia(new Date());
  const issuers = await loadIssuers(context);
  const last = issuers[0];
  const values: IssuerInput = {
    legalName: last?.legalName ?? "",
    address: last?.address ?? "",
    state: last?.state ?? telangana,
    gstin: last?.gstin ?? "",
    taxRate: formatTaxRate(last?.taxRate ?? 1800),
    sac: last?.sac ?? "999293",
    keepYears: String(last?.keepYears ?? keepYears.usual),
    from: today,
  };
  return {
    values,
    issuers: issuers.map(({ legalName, gstin, from }, index) => ({
      id: String(index),
      name: legalName,
      about: `${gstin || messages.unregistered}, ${messages.since(formatDate(from))}`,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const ascii = (name: string) => withAsciiDigits(form.text(name)).trim();
  const values: IssuerInput = {
    legalName: form.text("legalName").trim(),
    address: form.text("address").trim(),
    state: form.text("state"),
    gstin: ascii("gstin").replaceAll(/\s/g, "").toUpperCase(),
    taxRate: ascii("taxRate"),
    sac: ascii("sac"),
    keepYears: ascii("keepYears"),
    from: form.text("from"),
  };
  const failure = checkIssuer(values);
  if (failure) return refuseForm(failure, issuerProblems, { values });
  await setIssuer(context, {
    ...values,
    taxRate: parseTaxRate(values.taxRate) ?? 0,
    keepYears: parseKeepYears(values.keepYears) ?? keepYears.usual,
  });
  return redirectWithFlashMessage(context, documentsPage, "issuer-saved");
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees/issuer`: who issues invoices, and whether with tax. */
export default function IssuerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, issuers } = loaderData;
  const field = fieldProps(actionData?.values ?? values, actionData?.field);
  return (
    <FeesPage title={messages.issuerTitle} part={issuerPage} text={messages.issuerText}>
      <Form method="post" noValidate className="grid max-w-xl gap-4">
        <TextField label={messages.legalName} {...field("legalName")} />
        <TextArea label={messages.address} rows={3} {...field("address")} />
        <SelectField
          label={messages.state}
          choices={stateCodes.map((id) => ({ id, name: states[id] }))}
          {...field("state")}
        />
        <TextField
          label={messages.gstin}
          optional={messages.optional}
          hint={messages.gstinHint}
          {...field("gstin")}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={messages.taxRate}
            hint={messages.taxRateHint}
            inputMode="decimal"
            {...field("taxRate")}
          />
          <TextField
            label={messages.sac}
            hint={messages.sacHint}
            inputMode="numeric"
            {...field("sac")}
          />
        </div>
        <TextField
          label={messages.keepYears}
          hint={messages.keepYearsHint}
          inputMode="numeric"
          {...field("keepYears")}
        />
        <TextField label={messages.from} type="date" {...field("from")} />
        <FormEnd error={actionData?.error} submit={messages.save} pending={messages.saving} />
      </Form>
      {issuers.length > 0 && (
        <TitledSection size="small" title={messages.now} className="grid gap-1">
          <ul>
            {issuers.map(({ id, name, about }) => (
              <li key={id} className="wrap-anywhere">
                {typed(name)} <span className="text-muted">{about}</span>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </FeesPage>
  );
}
