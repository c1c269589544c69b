import { useEffect, useRef } from "react";
import { messages } from "./messages.ts";

/**
 * Selects every application of the page, for the form `formId`; mixed while only some are selected.
 */
export function SelectAll({ formId }: { formId: string }) {
  const box = useRef<HTMLInputElement>(null);
  const boxes = () => document.querySelectorAll<HTMLInputElement>(`input[form="${formId}"]`);

  // Without dependencies: rows that come or go change what "all" means.
  useEffect(() => {
    const follow = () => {
      if (!box.current) return;
      const all = [...boxes()];
      const selected = all.filter(({ checked }) => checked).length;
      box.current.checked = selected > 0 && selected === all.length;
      box.current.indeterminate = selected > 0 && selected < all.length;
    };
    follow();
    document.addEventListener("change", follow);
    return () => document.removeEventListener("change", follow);
  });

  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 noscript:hidden">
      <input
        ref={box}
        type="checkbox"
        className="size-5 accent-brand"
        onChange={({ currentTarget }) => {
          for (const one of boxes()) one.checked = currentTarget.checked;
        }}
      />
      {messages.selectAll}
    </label>
  );
}
