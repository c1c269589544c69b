import type { ReactNode } from "react";
import { useHydrated } from "./hydrated.ts";

/** A link that opens in a new tab; with JavaScript, a button that acts within the page. */
export function UpgradedLink(props: {
  href: string;
  newTab: string;
  className: string;
  onPress: () => void;
  children: ReactNode;
}) {
  if (useHydrated()) {
    return (
      <button type="button" className={props.className} onClick={props.onPress}>
        {props.children}
      </button>
    );
  }
  return (
    <a href={props.href} target="_blank" rel="noopener noreferrer" className={props.className}>
      {props.children}
      <span className="sr-only"> ({props.newTab})</span>
    </a>
  );
}
