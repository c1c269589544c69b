import { penColours, signPlaces, signs } from "#domain/homework/marks.ts";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { messages } from "./messages.ts";

/** What is drawn next: the pen or a sign, in which colour, with which words, and where without pointing. */
export function Tools() {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <RadioGroup
        legend={messages.tool}
        name="tool"
        choices={["pen" as const, ...signs].map((id) => ({ id, name: messages.tools[id] }))}
        chosen="pen"
        look="chips"
      />
      <RadioGroup
        legend={messages.colour}
        name="colour"
        choices={penColours.map((id) => ({ id, name: messages.colours[id] }))}
        chosen="red"
        look="chips"
      />
      <TextField label={messages.words} name="words" maxLength={120} />
      <SelectField
        label={messages.place}
        name="place"
        choices={signPlaces.map((id) => ({ id, name: messages.places[id] }))}
        defaultValue="middle"
      />
    </div>
  );
}
