import { useId, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/hydrated.ts";

/** A text to copy: a read-only field, and with JavaScript a button that copies it. */
export function CopyField(props: {
  label: string;
  hint: string;
  value: string;
  copy: string;
  /** The message shown once it is copied. */
  copied: string;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copiedValue, setCopiedValue] = useState<string | null>(null);

  async function copy() {
    field.current?.select();
    // `navigator.clipboard` is undefined on pages served over plain http.
    try {
      await navigator.clipboard.writeText(props.value);
    } catch {
      if (!document.execCommand("copy")) return;
    }
    setCopiedValue(props.value);
  }

  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="font-medium">
        {props.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={props.value}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.target.select()}
          className="min-h-11 min-w-0 flex-1 basis-48 rounded-control border border-edge bg-sunken px-3 py-2 text-text"
        />
        {useHydrated() && (
          <Button type="button" onClick={() => void copy()}>
            {props.copy}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {props.hint}
      </p>
      <p role="status" className="text-sm font-medium text-success-text empty:hidden">
        {copiedValue === props.value ? props.copied : null}
      </p>
    </div>
  );
}
