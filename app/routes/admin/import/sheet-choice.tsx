import { Form } from "react-router";
import { SubmitButton } from "#ui/button.tsx";
import { SelectField } from "#ui/field.tsx";
import { Typed } from "#shell/typed.tsx";
import type { DescribedImport } from "./describe-import.ts";
import { messages } from "./sheet-messages.ts";

/** Which sheet of the file is imported, what is hidden of it, and the choice of another one. */
export function SheetChoice({ sheet }: { sheet: DescribedImport }) {
  const { sheetName, sheets, refused, hidden } = sheet;
  if (!sheetName && sheets.length === 0 && hidden.length === 0) return null;
  return (
    <section aria-labelledby="sheet" className="grid max-w-3xl gap-3">
      <h3 id="sheet" className="text-lg font-semibold wrap-anywhere">
        {messages.sheet}
        {sheetName && <Typed>{sheetName}</Typed>}
      </h3>
      {hidden.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {sheets.length > 0 && (
        <>
          <p className="text-muted">{messages.sheetText}</p>
          <Form method="post" className="grid gap-4">
            <SelectField
              key={sheet.digest}
              label={messages.whichSheet}
              name="sheet"
              choices={sheets}
              placeholder={messages.chooseSheet}
              defaultValue={sheet.sheetPlace}
            />
            <SubmitButton
              tone="quiet"
              className="justify-self-start"
              action={sheet.page}
              pending={messages.checking}
            >
              {messages.checkSheet}
            </SubmitButton>
          </Form>
          {refused.length > 0 && (
            <ul className="grid gap-1 wrap-anywhere">
              {refused.map(({ name, text }) => (
                <li key={name}>
                  <Typed className="font-medium">{name}</Typed> {text}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
