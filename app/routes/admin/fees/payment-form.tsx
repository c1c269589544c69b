import { Form } from "react-router";
import { paymentKinds, paymentWays, type PaymentInput } from "#domain/fees/payment.ts";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { fieldProps, type FormRefusal } from "#ui/field-props.ts";
import { TextField } from "#ui/field.tsx";
import { FoldedFields } from "#ui/folded.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { ways } from "#parts/fees/messages.ts";
import { kinds, messages } from "./messages.ts";

/** Enters money of a family. @param today YYYY-MM-DD, in India */
export function PaymentForm({
  today,
  refusal,
}: {
  today: string;
  refusal: FormRefusal<PaymentInput> | null;
}) {
  const empty = { kind: "payment", way: "upi", amount: "", day: today, reference: "", reason: "" };
  const values = refusal?.values ?? empty;
  const field = fieldProps(values, refusal?.field);
  return (
    <Form method="post" noValidate className="grid gap-4">
      <h2 className="text-lg font-semibold">{messages.record}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={messages.amount} inputMode="decimal" {...field("amount")} />
        <TextField label={messages.day} type="date" max={today} {...field("day")} />
      </div>
      <RadioGroup
        legend={messages.way}
        name="way"
        look="row"
        choices={paymentWays.map((id) => ({ id, name: ways[id] }))}
        chosen={values.way}
      />
      <TextField
        label={messages.reference}
        optional={messages.optional}
        hint={messages.referenceHint}
        {...field("reference")}
      />
      <FoldedFields title={messages.other} isOpen={values.kind !== "payment"}>
        <RadioGroup
          legend={messages.kind}
          name="kind"
          look="row"
          choices={paymentKinds.map((id) => ({ id, name: kinds[id] }))}
          chosen={values.kind}
        />
        <TextField label={messages.reason} hint={messages.reasonHint} {...field("reason")} />
      </FoldedFields>
      <FormEnd error={refusal?.error} submit={messages.enter} pending={messages.entering} />
    </Form>
  );
}
