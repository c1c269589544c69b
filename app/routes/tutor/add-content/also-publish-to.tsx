import { useState } from "react";
import { hasWords } from "#domain/shared/find-by-words.ts";
import { CheckboxGroup, TextField } from "#ui/field.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { messages } from "./messages.ts";

/** The number of other assignments from which on there is a search. */
const searchFrom = 8;

/** The tutor's other assignments, to publish the same item to them at once. */
export function AlsoPublishTo(props: {
  assignments: readonly { id: string; studentName: string; course: string }[];
  chosen: readonly string[];
}) {
  const [search, setSearch] = useState("");
  const canSearch = useHydrated() && props.assignments.length >= searchFrom;
  const choices = props.assignments.map(({ id, studentName, course }) => ({
    id,
    name: `${studentName} · ${course}`,
  }));
  return (
    <div className="grid gap-2 rounded-card border border-line p-3">
      <CheckboxGroup
        legend={messages.alsoTo}
        hint={messages.alsoToHint}
        name="alsoTo"
        choices={choices}
        chosen={props.chosen}
        isHidden={({ name }) => !hasWords(name, search)}
        layout="list"
      >
        {canSearch && (
          <TextField
            label={messages.find}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              // Enter must not submit the form.
              if (event.key === "Enter") event.preventDefault();
            }}
          />
        )}
      </CheckboxGroup>
    </div>
  );
}
