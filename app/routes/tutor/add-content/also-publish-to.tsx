import { useState } from "react";
import { hasWords } from "#domain/find-by-words.ts";
import { CheckboxGroup, TextField } from "#ui/field.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { messages } from "./messages.ts";

/** From how many assignments on a search helps. */
const many = 8;

/** The tutor's other assignments, to publish the same item to in one go. */
export function AlsoPublishTo(props: {
  assignments: readonly { id: string; studentName: string; course: string }[];
  chosen: readonly string[];
}) {
  const [search, setSearch] = useState("");
  const canSearch = useHydrated() && props.assignments.length >= many;
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
              // Enter looks for someone here; it doesn't send the form.
              if (event.key === "Enter") event.preventDefault();
            }}
          />
        )}
      </CheckboxGroup>
    </div>
  );
}
