import { arrivalsChoices, type ArrivalsChoice as Choice } from "#domain/mail/arrivals.ts";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { messages } from "#parts/account/mail-messages.ts";

/** How often an admin is mailed about new students and applications. */
export function ArrivalsChoice({ chosen }: { chosen: Choice }) {
  return (
    <RadioGroup
      legend={messages.arrivals}
      name="arrivals"
      choices={arrivalsChoices.map((id) => ({ id, name: messages.arrivalsChoices[id] }))}
      chosen={chosen}
    />
  );
}
