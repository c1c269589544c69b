import { arrivalsChoices, type ArrivalsChoice as Choice } from "#domain/mail/arrivals.ts";
import { messages } from "#parts/account/mail-messages.ts";

/** How often an admin is mailed about new students and applications. */
export function ArrivalsChoice({ chosen }: { chosen: Choice }) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium">{messages.arrivals}</legend>
      {arrivalsChoices.map((choice) => (
        <label
          key={choice}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line bg-surface px-3 py-2 has-checked:border-link has-checked:bg-sunken"
        >
          <input
            type="radio"
            name="arrivals"
            value={choice}
            defaultChecked={choice === chosen}
            className="size-5 shrink-0 accent-brand"
          />
          {messages.arrivalsChoices[choice]}
        </label>
      ))}
    </fieldset>
  );
}
