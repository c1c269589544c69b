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

/** Fields that most people leave out, behind a press, without scripts. */
export function FoldedFields(props: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={props.isOpen}>
      <summary className={`${textLinkClass} min-h-11 cursor-pointer content-center`}>
        {props.title}
      </summary>
      <div className="grid grid-cols-1 gap-5 pt-2">{props.children}</div>
    </details>
  );
}
