import type { ReactNode } from "react";
import { textLinkClass } from "./text-link.tsx";

/** The rest of a list behind a press, without scripts; printed in any case. */
export function Folded(props: {
  title: string;
  isOpen?: boolean;
  /** What `title` is about, for who does not see where it stands. */
  about?: string;
  children: ReactNode;
}) {
  return (
    <details open={props.isOpen} className="print:details-content:[content-visibility:visible]">
      <summary className={`${textLinkClass} cursor-pointer print:hidden`}>
        {props.title}
        {props.about && <span className="sr-only">: {props.about}</span>}
      </summary>
      {props.children}
    </details>
  );
}
