import { Form, useSearchParams } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { useSearchInput } from "#parts/office/use-search-input.ts";
import { messages } from "#parts/office/log-messages.ts";

const logPath = "/admin-dashboard/log";

const outcomes = (["done", "denied"] as const).map((id) => ({ id, name: messages[id] }));

/** The filters of the log; another choice starts with the newest lines again. */
export function LogFilter(props: {
  isFiltered: boolean;
  /** The actions to choose from. */
  actions: readonly { id: string; name: string }[];
}) {
  const { isFiltered, actions } = props;
  const [params] = useSearchParams();
  const chosen = (name: string) => params.get(name) ?? "";
  const searchInput = useSearchInput(chosen("person"));
  return (
    <Form
      action={logPath}
      role="search"
      aria-label={messages.filter}
      className="grid grid-cols-2 items-end gap-3 max-sm:*:first:col-span-2 lg:grid-cols-[1fr_1fr_12rem_auto_auto] print:hidden"
      {...searchInput.form}
    >
      <TextField
        label={messages.person}
        name="person"
        type="search"
        inputMode="email"
        autoCapitalize="none"
        placeholder={messages.personHint}
        {...searchInput.input}
      />
      <SelectField
        key={`action ${chosen("action")}`}
        label={messages.action}
        name="action"
        placeholder={messages.anyAction}
        choices={actions}
        defaultValue={chosen("action")}
      />
      <SelectField
        key={`outcome ${chosen("outcome")}`}
        label={messages.outcome}
        name="outcome"
        placeholder={messages.anyOutcome}
        choices={outcomes}
        defaultValue={chosen("outcome")}
      />
      <Button tone="quiet">{messages.show}</Button>
      {isFiltered && (
        <ButtonLink to={logPath} tone="plain">
          {messages.showAll}
        </ButtonLink>
      )}
    </Form>
  );
}
