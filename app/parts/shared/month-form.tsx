import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { SelectField, type Choice } from "#ui/field.tsx";

/** The month that is shown, and a choice of others. */
export function MonthForm(props: {
  month: string;
  months: readonly Choice[];
  words: { month: string; show: string };
}) {
  const { month, months, words } = props;
  return (
    <Form
      key={month}
      className="grid grid-cols-[minmax(0,16rem)_auto] items-end justify-start gap-3 print:hidden"
    >
      <SelectField label={words.month} name="month" choices={months} defaultValue={month} />
      <Button tone="quiet">{words.show}</Button>
    </Form>
  );
}
