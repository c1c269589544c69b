import { Form } from "react-router";
import { discountReasons, discountUnits, type DiscountInput } from "#domain/fees/discount.ts";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { fieldProps, type FormRefusal } from "#ui/field-props.ts";
import { SelectField, TextField, type Choice } from "#ui/field.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { messages, reasons, units } from "./messages.ts";

/** Adds a discount of a family. @param today YYYY-MM-DD, in India */
export function DiscountForm(props: {
  today: string;
  scopes: readonly Choice[];
  refusal: FormRefusal<DiscountInput> | null;
}) {
  const { today, scopes, refusal } = props;
  const values = refusal?.values ?? {
    scope: "family",
    unit: "percent",
    amount: "",
    from: today,
    until: "",
    reason: "sibling",
    note: "",
  };
  const field = fieldProps(values, refusal?.field);
  return (
    <Form method="post" noValidate className="grid gap-4">
      <SelectField label={messages.scope} choices={scopes} {...field("scope")} />
      <RadioGroup
        legend={messages.unit}
        name="unit"
        look="pair"
        choices={discountUnits.map((id) => ({ id, name: units[id] }))}
        chosen={values.unit}
      />
      <TextField
        label={messages.amount}
        inputMode="decimal"
        hint={messages.amountHint}
        {...field("amount")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={messages.from} type="date" {...field("from")} />
        <TextField
          label={messages.until}
          optional={messages.optional}
          type="date"
          {...field("until")}
        />
      </div>
      <SelectField
        label={messages.reason}
        choices={discountReasons.map((id) => ({ id, name: reasons[id] }))}
        {...field("reason")}
      />
      <TextField
        label={messages.note}
        optional={messages.optional}
        hint={messages.noteHint}
        {...field("note")}
      />
      <FormEnd error={refusal?.error} submit={messages.add} pending={messages.adding} />
    </Form>
  );
}
