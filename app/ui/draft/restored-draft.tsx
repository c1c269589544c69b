import { Button } from "#ui/button.tsx";

/** Says that a form shows what was typed before a reload, with a button that discards it. */
export function RestoredDraft(props: { text: string; discard: string; onDiscard: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-2">
      <p role="status">{props.text}</p>
      <Button tone="plain" type="button" onClick={props.onDiscard}>
        {props.discard}
      </Button>
    </div>
  );
}
