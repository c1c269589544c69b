import { penColours, signPlaces, signs } from "#domain/homework/marks.ts";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { messages } from "./messages.ts";

/** What is drawn next: the pen or a sign, in which colour, and with which words. */
export function Tools() {
  return (
    <div className="grid gap-2 sm:flex sm:flex-wrap sm:gap-x-6">
      <RadioGroup
        legend={<span className="sr-only">{messages.tool}</span>}
        name="tool"
        choices={["pen" as const, ...signs].map((id) => ({ id, name: messages.tools[id] }))}
        chosen="pen"
        look="chips"
      />
      <RadioGroup
        legend={<span className="sr-only">{messages.colour}</span>}
        name="colour"
        choices={penColours.map((id) => ({ id, name: messages.colours[id] }))}
        chosen="red"
        look="chips"
      />
      <div className="w-full in-[form:not(:has([value=text]:checked))]:hidden">
        <TextField label={messages.words} name="words" maxLength={120} />
      </div>
    </div>
  );
}

/** Where a sign is put by who does not point, as by keyboard and without a script. */
export function Place() {
  return (
    <div id="place">
      <SelectField
        label={messages.place}
        name="place"
        choices={signPlaces.map((id) => ({ id, name: messages.places[id] }))}
        defaultValue="middle"
      />
    </div>
  );
}
