import { formatLength } from "#content/timetable/lengths.ts";
import { offeredLengths, usualLength } from "#domain/timetable/lesson-length.ts";
import { SelectField, TextField } from "#ui/field.tsx";
import { messages } from "#parts/teaching/content/content-messages.ts";
import { otherLength, otherMinutes } from "./length-input.ts";

const choices = [
  ...offeredLengths.map((minutes) => ({ id: String(minutes), name: formatLength(minutes) })),
  { id: otherLength, name: messages.otherLength },
];

/** The length of a lesson: an offered one, or a number of minutes that is typed beside it. */
export function LengthField(props: {
  name: string;
  label: string;
  defaultValue: string | undefined;
  invalid: boolean;
}) {
  const { name, label, invalid } = props;
  const typed = props.defaultValue || String(usualLength);
  const isOffered = choices.some(({ id }) => id === typed && id !== otherLength);
  return (
    <div className="group grid grid-cols-2 gap-4">
      <SelectField
        name={name}
        label={label}
        choices={choices}
        defaultValue={isOffered ? typed : otherLength}
        invalid={invalid}
      />
      <div className="hidden group-has-[[value=other]:checked]:block">
        <TextField
          name={otherMinutes}
          label={messages.otherMinutes}
          hint={messages.otherMinutesHint}
          inputMode="numeric"
          defaultValue={isOffered || typed === otherLength ? "" : typed}
          invalid={invalid && !isOffered}
        />
      </div>
    </div>
  );
}
