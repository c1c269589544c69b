import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field.tsx";
import type { describeFilters } from "./describe-board.ts";
import { messages } from "./messages.ts";

/** Which enquiries the board shows. */
export function Filters({ filters }: { filters: ReturnType<typeof describeFilters> }) {
  const { stages, sources, chosen } = filters;
  return (
    <Form
      key={JSON.stringify(chosen)}
      aria-label={messages.filters}
      className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[repeat(4,minmax(0,12rem))_auto] print:hidden"
    >
      <SelectField
        label={messages.stage}
        name="stage"
        placeholder={messages.allStages}
        choices={stages}
        defaultValue={chosen.stage}
      />
      <SelectField
        label={messages.source}
        name="source"
        placeholder={messages.allSources}
        choices={sources}
        defaultValue={chosen.source}
      />
      <SelectField
        label={messages.whose}
        name="whose"
        placeholder={messages.everybody}
        choices={[{ id: "mine", name: messages.mine }]}
        defaultValue={chosen.whose}
      />
      <SelectField
        label={messages.answer}
        name="answer"
        placeholder={messages.anyAnswer}
        choices={[{ id: "late", name: messages.late }]}
        defaultValue={chosen.answer}
      />
      <Button
        tone="quiet"
        className="justify-self-start max-sm:col-span-2 max-sm:justify-self-stretch"
      >
        {messages.show}
      </Button>
    </Form>
  );
}
