import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { TitledCard } from "#ui/card.tsx";
import { Typed } from "#shell/typed.tsx";
import type { DescribedImport } from "./describe-import.ts";
import { messages } from "./sheet-messages.ts";

/** What an import did, and its undo; or what the undo left. */
export function Finished(props: { sheet: DescribedImport & { state: string; canUndo: boolean } }) {
  const { sheet } = props;
  const isUndone = sheet.state === "undone";
  const isSubmitting = useIsSubmitting(`${sheet.page}/undo`);
  return (
    <TitledCard
      title={isUndone ? messages.undone : messages.done}
      heading="h3"
      className="max-w-3xl gap-3"
    >
      <p role="status">{isUndone ? sheet.undoneText : sheet.doneText}</p>
      {sheet.stayed.length > 0 && (
        <>
          <p>{messages.stayed}</p>
          <ul className="ml-5 list-disc wrap-anywhere">
            {sheet.stayed.map((name) => (
              <Typed as="li" key={name}>
                {name}
              </Typed>
            ))}
          </ul>
        </>
      )}
      {!isUndone && (
        <>
          <p className="max-w-prose text-muted">
            {sheet.canUndo ? messages.undoText : messages.late}
          </p>
          {sheet.canUndo && (
            <Form method="post" action={`${sheet.page}/undo`}>
              <Button tone="danger" pending={isSubmitting}>
                {messages.undo}
              </Button>
            </Form>
          )}
        </>
      )}
    </TitledCard>
  );
}
