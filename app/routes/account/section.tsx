import type { ReactNode } from "react";

/** A part of the account page: a title, a sentence and what can be done. */
export function AccountSection(props: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-xl font-semibold">{props.title}</h2>
      <p className="max-w-prose text-muted">{props.text}</p>
      {props.children}
    </section>
  );
}
