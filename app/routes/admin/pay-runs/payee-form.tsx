import { Form } from "react-router";
import type { TutorPayeeInput } from "#domain/fees/tutor-payee.ts";
import { TickField } from "#parts/fees/tick-field.tsx";
import { fieldProps, type FormRefusal } from "#ui/field-props.ts";
import { TextField } from "#ui/field.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { messages } from "./messages.ts";

interface Refusal extends FormRefusal<TutorPayeeInput> {
  removes?: { pan: boolean; account: boolean } | undefined;
}

/** A tutor's tax, and the account for the pay. Of what is kept secret, its end is shown. */
export function PayeeForm(props: {
  stored: { panEnd: string; accountEnd: string };
  values: TutorPayeeInput;
  refusal: Refusal | null;
}) {
  const { stored, values, refusal } = props;
  const { panEnd, accountEnd } = stored;
  const field = fieldProps(refusal?.values ?? values, refusal?.field);
  const hintOf = (end: string, hint?: string) => (end === "" ? hint : messages.stored(end));
  // Programs that fill in forms would offer the person's own numbers.
  const secret = { autoComplete: "off", spellCheck: false } as const;
  return (
    <Form method="post" noValidate className="grid max-w-xl gap-4">
      <TextField label={messages.section} hint={messages.sectionHint} {...field("section")} />
      <TextField
        label={messages.rate}
        hint={messages.rateHint}
        inputMode="decimal"
        {...field("rate")}
      />
      <TextField
        label={messages.pan}
        optional={messages.optional}
        hint={hintOf(panEnd, messages.panHint)}
        {...secret}
        {...field("pan")}
      />
      {panEnd !== "" && (
        <TickField name="removePan" isTicked={refusal?.removes?.pan} label={messages.removePan} />
      )}
      <TextField
        label={messages.account}
        optional={messages.optional}
        hint={hintOf(accountEnd)}
        inputMode="numeric"
        {...secret}
        {...field("account")}
      />
      {accountEnd !== "" && (
        <TickField
          name="removeAccount"
          isTicked={refusal?.removes?.account}
          label={messages.removeAccount}
        />
      )}
      <TextField
        label={messages.ifsc}
        optional={messages.optional}
        {...secret}
        {...field("ifsc")}
      />
      <TextField
        label={messages.holder}
        optional={messages.optional}
        autoComplete="off"
        {...field("holder")}
      />
      <FormEnd error={refusal?.error} submit={messages.save} pending={messages.saving} />
    </Form>
  );
}
