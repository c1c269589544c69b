import { timeOffReasons, type TimeOffReason } from "#domain/timetable/time-off.ts";
import { SelectField } from "#ui/field.tsx";
import { messages } from "./messages.ts";

/** Asks why a tutor is away. @param name of the form's field */
export function TimeOffReasonField(props: { name: string; defaultValue: TimeOffReason }) {
  const choices = timeOffReasons.map((id) => ({ id, name: messages.reasons[id] }));
  return (
    <SelectField
      label={messages.reason}
      hint={messages.reasonHint}
      name={props.name}
      choices={choices}
      defaultValue={props.defaultValue}
    />
  );
}
