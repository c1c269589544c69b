import { useEffect, type RefObject } from "react";
import { isSlashOn } from "#shell/search-slash.ts";

const typing = "input, textarea, select";

/**
 * Ctrl+K or ⌘K, and "/" where it is not switched off, focus the search from anywhere on a screen,
 * except behind a dialog.
 */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isCommand = event.ctrlKey || event.metaKey;
      const isTyping = event.target instanceof Element && event.target.matches(typing);
      const isSlash = event.key === "/" && !isCommand && !event.altKey && !isTyping && isSlashOn();
      const isFind = event.key.toLowerCase() === "k" && isCommand && !event.shiftKey;
      if ((!isSlash && !isFind) || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [input]);
}
