import type { TimeOffDays } from "#domain/timetable/week/days.ts";
import { fieldProps } from "#ui/field-props.ts";
import { TextField } from "#ui/field.tsx";
import { messages } from "./messages.ts";

/** Asks when a tutor is away. @param invalid the field that failed */
export function TimeOffFields(props: {
  values: TimeOffDays | undefined;
  invalid: keyof TimeOffDays | null | undefined;
}) {
  const field = fieldProps(props.values, props.invalid);
  return (
    <div className="grid w-full max-w-md grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-end gap-4">
      <TextField label={messages.firstDay} type="date" {...field("firstDay")} />
      <TextField
        label={messages.from}
        optional={messages.optional}
        type="time"
        {...field("fromTime")}
      />
      <TextField label={messages.lastDay} type="date" {...field("lastDay")} />
      <TextField
        label={messages.until}
        optional={messages.optional}
        type="time"
        {...field("untilTime")}
      />
    </div>
  );
}
